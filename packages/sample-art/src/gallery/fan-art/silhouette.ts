/** A drawing with every colour replaced by one. */
export function silhouette(drawing: string, colour: string): string {
  return drawing.replace(/(fill|stroke|stop-color)="#[0-9a-f]{3,8}"/gi, `$1="${colour}"`);
}
