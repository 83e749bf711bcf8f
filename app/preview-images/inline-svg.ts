/** Returns the contents of the root element of an SVG file. */
export function inlineSvg(file: string): string {
  return file.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "").replace(/\n\s*/g, "");
}
