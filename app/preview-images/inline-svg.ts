/** The contents of an SVG file's root element. */
export function inlineSvg(file: string): string {
  return file.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "").replace(/\n\s*/g, "");
}
