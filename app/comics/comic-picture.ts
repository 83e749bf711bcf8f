/** The path of a comic page's picture on the picture host. */
export function comicPicture(comic: string, chapter: number, imageId: string): string {
  return `comics/${comic}/${chapter}/${imageId}.png`;
}
