import type { ReactNode } from "react";
import styles from "./fold.module.css";

interface FoldProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** Content that is collapsed on phones, but shown in wide windows and in print. */
export function Fold({ title, className = "", children }: FoldProps) {
  return (
    <details className={`${styles.fold} ${className}`}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
