/** Characters of an address that are worth reading in a log. */
const longestAddress = 200;

/**
 * A line of remix-serve's access log as it goes to the operator's: `GET /path 200 - - 12 ms`, without
 * the query, which may hold what a visitor typed. Any other line stays as it is.
 */
export function accessLine(line: string): string {
  return line.replace(/^([A-Z-]+ )(\/\S*)(?= \S+ \S+ - \S+ ms$)/, (_, method: string, target) => {
    const [path = ""] = (target as string).split("?");
    return method + (path.length > longestAddress ? `${path.slice(0, longestAddress)}…` : path);
  });
}
