/** A file at an address of this site, with its size. */
export interface SizedFile {
  address: string;
  bytes: number;
}

/** The files of a build for the browser. */
export interface BuildFiles {
  /** The name of the build, also in the header `X-Build`. */
  version: string;
  /** The scripts, styles and fonts that these routes need. */
  filesOf(routes: RegExp): readonly SizedFile[];
}

/** The header with the version of the build. */
export const buildHeader = "X-Build";
