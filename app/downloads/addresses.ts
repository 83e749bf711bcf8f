export const downloads = "/downloads";
export const download = (id: string) => `${downloads}/${encodeURIComponent(id)}`;
