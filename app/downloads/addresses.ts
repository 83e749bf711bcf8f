export const downloads = "/downloads";
/** The address that redirects to a file. */
export const download = (id: string) => `${downloads}/${encodeURIComponent(id)}`;
