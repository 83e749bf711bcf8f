import styles from "./puff.module.css";

/** A cloud of smoke that somebody new looks out of, whoever it is. Decorative. */
export function Puff({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 240 128" width="240" height="128" className={className} aria-hidden="true">
      <path
        className={styles.shade}
        d="M40 122c-26 0-36-26-18-42C8 58 28 36 50 42 56 16 92 8 110 26c20-22 58-14 64 12 26-8 48 16 36 38 22 14 10 46-18 46Z"
      />
      <path
        className={styles.cloud}
        d="M52 116c-22 0-30-20-16-34-10-18 6-34 24-28 6-22 36-28 50-12 18-18 48-10 52 12 22-6 38 12 28 30 16 12 6 32-14 32Z"
      />
      <g className={styles.eyes}>
        <ellipse cx="98" cy="82" rx="9" ry="12" />
        <ellipse cx="140" cy="82" rx="9" ry="12" />
      </g>
      <path
        className={styles.brows}
        d="M88 62c5-5 12-6 18-3m26 0c6-3 13-2 18 3M112 103c5 4 10 4 15 0"
      />
      <path
        className={styles.sparks}
        d="m24 12 4 10 10 4-10 4-4 10-4-10-10-4 10-4Zm196-6 5 13 13 5-13 5-5 13-5-13-13-5 13-5ZM118 2l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z"
      />
    </svg>
  );
}

/** Where the lightning went instead. Decorative. */
export function ScorchMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 240 128" width="240" height="128" className={className} aria-hidden="true">
      <path
        className={styles.shade}
        d="m120 4 14 30 30-20-8 34 44-2-34 24 38 20-46 2 12 34-34-20-16 20-16-20-34 20 12-34-46-2 38-20-34-24 44 2-8-34 30 20Z"
      />
      <path
        className={styles.soot}
        d="m120 36 12 18 24-4-14 20 14 20-24-4-12 18-12-18-24 4 14-20-14-20 24 4Z"
      />
      <path
        className={styles.smoke}
        d="M98 28c-8-8 6-12 0-22m44 20c-8-8 6-12 0-22m-22 18c-6-7 5-10 0-18"
      />
    </svg>
  );
}
