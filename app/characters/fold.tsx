import type { ReactNode } from "react";
import styles from "./fold.module.css";

interface FoldProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A section that is collapsed in narrow windows. Wide windows and print show it open, without the control. */
export function Fold({ title, className = "", children }: FoldProps) {
  return (
    <details className={`box ${styles.fold} ${className}`}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
