declare module "subset-font" {
  /** Cuts a font down to the letters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      noLayoutClosure?: boolean;
      targetFormat?: "woff2" | "woff" | "sfnt";
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
