/** Runs after the palette on pages that do not start React. */
import { enableCopying } from "~/ui/copy-colors";

if (navigator.clipboard) enableCopying();
