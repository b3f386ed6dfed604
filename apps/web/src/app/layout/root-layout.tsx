import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { Footer } from './footer';
import { OfflineNotice } from './offline-notice';
import styles from './root-layout.module.css';
import { TopBar } from './top-bar';

/** Bars, content and footer of every page. */
export function RootLayout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  useFocusAfterNavigation(main, pathname);

  return (
    <div className={styles.page}>
      <a href="#main" className={styles.skip}>
        <Trans>Skip to content</Trans>
      </a>
      {isNavigating ? <div className={styles.loading} aria-hidden="true" /> : null}
      <TopBar />
      <OfflineNotice />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  );
}

/** A new page starts at its top for the keyboard and the screen reader too; the first one as the browser does it. */
function useFocusAfterNavigation(main: React.RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
