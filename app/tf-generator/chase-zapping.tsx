import { Drawing } from "~/ui/drawing";
import styles from "./chase-zapping.module.css";
import chase from "./drawings/chase-zapping.svg?raw";

/** Chase and the bolt of lightning that transforms somebody; within `data-playing` it is animated. */
export function ChaseZapping({ className }: { className: string | undefined }) {
  return <Drawing svg={chase} className={`${styles.drawing} ${className}`} />;
}
