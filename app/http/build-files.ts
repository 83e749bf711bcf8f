declare module "@remix-run/node" {
  interface AppLoadContext {
    /** The browser's part of the build that answers, where the site's own server runs it. */
    build?: BuildFiles;
  }
}

/** A file at an address of this site, with its size. */
export interface SizedFile {
  address: string;
  bytes: number;
}

/** The browser's part of a build, as its server has it on disk. */
export interface BuildFiles {
  /** Names the build: another has another, and so do its answers in the header `X-Build`. */
  version: string;
  /** What an application needs that shows these routes: scripts, styles, and the faces in these. */
  filesOf(routes: RegExp): readonly SizedFile[];
}

/** The header that names the build of an answer. */
export const buildHeader = "X-Build";
