import type { ReactNode } from "react";
import styles from "./fold.module.css";

interface FoldProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** Content that is collapsed on phones. Wider windows and print show it, without the control. */
export function Fold({ title, className = "", children }: FoldProps) {
  return (
    <details className={`${styles.fold} ${className}`}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
