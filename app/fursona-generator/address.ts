/** Where the generator is. */
export const fursonaPath = "/fursona-generator";

/** The permanent address of a result. @param r as sealed by this site */
export function resultPath(r: string): string {
  return `${fursonaPath}?r=${r}`;
}
