/** The elements of an SVG file, without their document. */
export function inlineSvg(file: string): string {
  return file.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "").replace(/\n\s*/g, "");
}
