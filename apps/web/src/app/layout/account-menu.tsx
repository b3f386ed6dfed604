import { Trans, useLingui } from '@lingui/react/macro';
import { Icon, Link } from '@colophon/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signOut } from '../../session/sign-out';
import styles from './account-menu.module.css';
import { useEmail } from './use-email';

/** The links of a signed-in person: a row on wide screens, behind the avatar on phones. */
export default function AccountMenu() {
  const { t } = useLingui();
  const email = useEmail();
  const { isOpen, toggle, container } = useDisclosure();

  return (
    <div ref={container} className={styles.account}>
      <button
        type="button"
        className={styles.avatarButton}
        aria-expanded={isOpen}
        aria-controls="account-menu"
        aria-label={t`Menu`}
        onClick={toggle}
      >
        <Avatar email={email} />
        <Icon name={isOpen ? 'cross' : 'menu'} />
      </button>
      <nav id="account-menu" aria-label={t`Account`} className={styles.menu} data-open={isOpen}>
        <PageLink to="/home">
          <Trans>Dashboard</Trans>
        </PageLink>
        <PageLink to="/my-badges">
          <Trans>My Badges</Trans>
        </PageLink>
        <PageLink to="/settings">
          <Trans>Settings</Trans>
        </PageLink>
        <PageLink to="/billing">
          <Trans>Billing</Trans>
        </PageLink>
        <span className={styles.person}>
          <Avatar email={email} />
          <span className={styles.email}>{email}</span>
        </span>
        <button type="button" className={styles.signOut} onClick={() => void signOut()}>
          <Trans>Sign out</Trans>
        </button>
      </nav>
    </div>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const isHere = useLocation().pathname === to;
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}

function Avatar({ email }: { email: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {email.charAt(0).toUpperCase()}
    </span>
  );
}

/** Open until Escape, a click or the focus outside, or the next page. */
function useDisclosure() {
  const container = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpenOn(null);
    const onOutside = (event: Event) => {
      if (!container.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      container.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return { isOpen, container, toggle: () => setOpenOn(isOpen ? null : pathname) };
}
