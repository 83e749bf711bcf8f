import styles from "./scorch-mark.module.css";

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
