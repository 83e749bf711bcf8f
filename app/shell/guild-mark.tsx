/** The mark of the guild: a brass lantern on a green shield. Decorative. */
export function GuildMark() {
  return (
    <svg viewBox="0 0 48 48" width="36" height="36" aria-hidden="true">
      <path
        d="M6 6h36v18c0 10-8 16-18 20C14 40 6 34 6 24Z"
        fill="#2f5c38"
        stroke="#b98a2f"
        strokeWidth="2.5"
      />
      <path d="M20 13a4 4 0 0 1 8 0" fill="none" stroke="#e3b85a" strokeWidth="2" />
      <path d="M16 14h16v3l-2 2v10l2 2v3H16v-3l2-2V19l-2-2Z" fill="#b98a2f" />
      <path d="M20 19h8v10h-8Z" fill="#fff0b8" />
      <path d="M24 20c3 4 2 7 0 8-2-1-3-4 0-8Z" fill="#e5762a" />
    </svg>
  );
}
