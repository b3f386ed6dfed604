/** Leaves the application for a page elsewhere. */
export function leaveFor(url: string): void {
  location.assign(url);
}
