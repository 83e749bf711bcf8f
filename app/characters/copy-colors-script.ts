/** Stands after the palette, on pages that start no application. */
import { enableCopying } from "./copy-colors";

if (navigator.clipboard) enableCopying();
