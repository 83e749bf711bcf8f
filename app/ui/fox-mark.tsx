/** The mark of the main site: Chase's face. Decorative; the site's name stands beside it. */
export function FoxMark() {
  return (
    <svg viewBox="0 0 48 48" width="36" height="36" aria-hidden="true">
      <path
        d="M5 5c7 1 11 5 13 9h12c2-4 6-8 13-9 1 9 0 15-2 20 2 4 3 7 3 9-5 1-12 10-20 11C16 44 9 35 4 34c0-2 1-5 3-9-2-5-3-11-2-20Z"
        fill="#c8551b"
      />
      <path
        d="M9 10c3 2 5 4 6 7-2 1-4 3-5 6-1-4-2-8-1-13Zm30 0c-3 2-5 4-6 7 2 1 4 3 5 6 1-4 2-8 1-13Z"
        fill="#4a2415"
      />
      <path
        d="M4 34c5-2 10-5 14-3l6 5 6-5c4-2 9 1 14 3-5 1-12 10-20 11C16 44 9 35 4 34Z"
        fill="#fff3df"
      />
      <path d="M14 26c2-3 6-3 8 1-3 1-6 1-8-1Zm20 0c-2-3-6-3-8 1 3 1 6 1 8-1Z" fill="#2a1208" />
      <path d="M20.5 37h7L24 41Z" fill="#2a1208" stroke="#2a1208" strokeLinejoin="round" />
    </svg>
  );
}
