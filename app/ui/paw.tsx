/** A decorative paw print that is large enough for a text on it. */
export function Paw(props: { fill?: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 160 160" fill="currentcolor" {...props} aria-hidden="true">
      <ellipse cx="24" cy="48" rx="14" ry="19" transform="rotate(-28 24 48)" />
      <ellipse cx="60" cy="26" rx="16" ry="22" transform="rotate(-8 60 26)" />
      <ellipse cx="100" cy="26" rx="16" ry="22" transform="rotate(8 100 26)" />
      <ellipse cx="136" cy="48" rx="14" ry="19" transform="rotate(28 136 48)" />
      <path d="M80 54c22 0 36 10 52 24 16 13 24 28 24 42 0 25-19 37-38 37-14 0-24-5-38-5s-24 5-38 5C23 157 4 145 4 120c0-14 8-29 24-42 16-14 30-24 52-24Z" />
    </svg>
  );
}
