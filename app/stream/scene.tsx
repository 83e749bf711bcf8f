import { drawingShape, type StreamDrawing } from "./drawings";
import { Picture } from "~/ui/picture";
import "~/styles/stream.css";
import styles from "./scene.module.css";

/** The drawing that a page of the stream opens with. */
export function Scene({ path, alt }: StreamDrawing) {
  return (
    <div className={styles.scene}>
      <Picture path={path} alt={alt} size="large" {...drawingShape} priority />
    </div>
  );
}
