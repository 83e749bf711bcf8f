import type { GlyphKey, MarkedGlyph } from "./common.schema";
import { glyphs, toCommon, toUnmarkedGlyphs } from "./spelling";
import styles from "./common-glyphs.module.css";

/** One character with its marks. */
export function CommonGlyph({
  glyph,
  marks = [],
}: {
  glyph: GlyphKey;
  marks?: MarkedGlyph["marks"];
}) {
  return (
    <svg viewBox="0 0 24 24" className={styles.glyph} aria-hidden="true">
      {[glyph, ...marks].map((key) => (
        <path key={key} d={glyphs[key].drawing} fill="currentColor" />
      ))}
    </svg>
  );
}

/** A line of Common script: for screen readers one image, labeled with its Latin text. */
export function CommonLine({ line, label }: { line: readonly MarkedGlyph[]; label: string }) {
  return (
    <span role="img" aria-label={label} className={styles.line}>
      {splitWords(line).map((word, index) => (
        <span key={index} className={styles.word}>
          {word.map((written, at) => (
            <CommonGlyph key={at} {...written} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** A Latin text in Common script; hidden from screen readers if the same text is next to it. */
export function InCommon({ latin, isDecorative }: { latin: string; isDecorative?: true }) {
  const line = <CommonLine line={toUnmarkedGlyphs(toCommon(latin))} label={latin} />;
  return isDecorative ? <span aria-hidden="true">{line}</span> : line;
}

function splitWords(line: readonly MarkedGlyph[]): MarkedGlyph[][] {
  const words: MarkedGlyph[][] = [[]];
  for (const written of line) {
    if (written.glyph === "space") words.push([]);
    else words.at(-1)?.push(written);
  }
  return words.filter((word) => word.length > 0);
}
