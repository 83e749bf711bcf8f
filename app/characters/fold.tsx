import type { ReactNode } from "react";
import styles from "./fold.module.css";

interface FoldProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page that narrow windows fold away. Wide windows and paper show it open, without its control. */
export function Fold({ title, className = "", children }: FoldProps) {
  return (
    <details className={`box ${styles.fold} ${className}`}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
