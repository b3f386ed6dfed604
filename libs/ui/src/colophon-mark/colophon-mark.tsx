/** The product's mark: the lines of a printer's colophon, set as a taper. Decorative; sized by its container. */
export function ColophonMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" width="1em" height="1em">
      <path
        d="M4 6.5h24M7.5 12h17M11 17.5h10"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="16" cy="24.5" r="2.3" fill="currentColor" />
    </svg>
  );
}
