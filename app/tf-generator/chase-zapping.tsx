import { Drawing } from "~/ui/drawing";
import styles from "./chase-zapping.module.css";
import chase from "./drawings/chase-zapping.svg?raw";

/** The drawing of Chase and his bolt, animated within `data-playing`. */
export function ChaseZapping({ className = "" }: { className?: string | undefined }) {
  return <Drawing svg={chase} className={`${styles.drawing} ${className}`} />;
}
