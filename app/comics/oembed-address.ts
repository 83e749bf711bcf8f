/** The address at which it is told how a page of this site is shown on others (oembed.com). */
export function oembedAddress(site: string, pathname: string): string {
  return `${site}/oembed?${new URLSearchParams({ url: site + pathname }).toString()}`;
}
