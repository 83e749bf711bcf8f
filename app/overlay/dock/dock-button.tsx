import type { ComponentProps } from "react";
import styles from "./dock.module.css";

export function DockButton(props: ComponentProps<"button">) {
  return <button type="button" className={styles.button} {...props} />;
}
