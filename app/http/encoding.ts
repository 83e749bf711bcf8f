/** The encodings this site keeps its pages and files in, best first. */
export type ContentEncoding = "br" | "gzip" | "identity";

/** The best encoding a browser takes; one that it gives a quality of 0 is refused (RFC 9110). */
export function chooseEncoding(accepted: string | null | undefined): ContentEncoding {
  const qualities = new Map(
    (accepted ?? "").split(",").map((part): [string, number] => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const quality = parameters.find((text) => text.startsWith("q="))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality)];
    }),
  );
  const takes = (name: string) => (qualities.get(name) ?? qualities.get("*") ?? 0) > 0;
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
