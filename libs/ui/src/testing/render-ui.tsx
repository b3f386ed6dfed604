import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

i18n.loadAndActivate({ locale: 'en', messages: {} });

/** Shows a component with what every page has around it: a language and a router. */
export function renderUi(component: ReactNode) {
  return render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>{component}</MemoryRouter>
    </I18nProvider>,
  );
}
