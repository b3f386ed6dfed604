import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

interface FooterLink {
  to: string;
  label: MessageDescriptor;
}

interface FooterColumn {
  id: string;
  title: MessageDescriptor;
  links: FooterLink[];
}

export const FOOTER_COLUMNS: FooterColumn[] = [
  {
    id: 'learning',
    title: msg`Learning`,
    links: [
      { to: '/books', label: msg`Browse Books` },
      { to: '/practice', label: msg`Practice Exams` },
      { to: '/progress', label: msg`Progress Tracking` },
      { to: '/certificates', label: msg`Certificates` },
    ],
  },
  {
    id: 'support',
    title: msg`Support`,
    links: [
      { to: '/help', label: msg`Help Centre` },
      { to: '/support/contact', label: msg`Contact Support` },
      { to: '/support/feature-requests', label: msg`Feature Requests` },
      { to: '/status', label: msg`System Status` },
    ],
  },
  {
    id: 'company',
    title: msg`Company`,
    links: [
      { to: '/about', label: msg`About` },
      { to: '/philosophy', label: msg`Philosophy` },
      { to: '/careers', label: msg`Careers` },
      { to: '/press', label: msg`Press` },
      { to: '/blog', label: msg`Blog` },
      { to: '/authors/partners', label: msg`Authors and Partners` },
    ],
  },
];

export const LEGAL_LINKS: FooterLink[] = [
  { to: '/privacy', label: msg`Privacy` },
  { to: '/terms', label: msg`Terms` },
  { to: '/cookies', label: msg`Cookies` },
];
