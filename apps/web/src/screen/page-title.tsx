/** The browser's title, "{page title} - Colophon". React moves it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} - Colophon`}</title>;
}
