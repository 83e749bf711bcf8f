import styles from "./tailpiece.module.css";

/** The printer's ornament that fills the rest of a page. */
export function Tailpiece() {
  return (
    <svg className={styles.tailpiece} viewBox="0 0 120 24" aria-hidden="true">
      <path d="M2 12c14 0 16-8 26-8s9 10 2 10-6-6 0-6M118 12c-14 0-16-8-26-8s-9 10-2 10 6-6 0-6" />
      <path
        className={styles.paw}
        d="M60 13c3 0 7 4 6 7-1 2-4 1-6 1s-5 1-6-1c-1-3 3-7 6-7Zm-8-4c2-1 4 4 2 5s-4-4-2-5Zm5-4c2 0 3 5 1 5s-3-5-1-5Zm6 0c-2 0-3 5-1 5s3-5 1-5Zm5 4c-2-1-4 4-2 5s4-4 2-5Z"
      />
    </svg>
  );
}
