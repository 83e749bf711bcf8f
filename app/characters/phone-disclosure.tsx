import type { ReactNode } from "react";
import styles from "./phone-disclosure.module.css";

interface PhoneDisclosureProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** Content that is collapsed on phones, but shown in wide windows and in print. */
export function PhoneDisclosure({ title, className = "", children }: PhoneDisclosureProps) {
  return (
    <details className={`${styles.disclosure} ${className}`}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
