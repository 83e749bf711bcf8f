import { plain, type Written } from "./name";
import { glyphs, type GlyphKey } from "./glyphs";
import { toCommon } from "./spelling";
import styles from "./common-glyphs.module.css";

const symbolId = (key: GlyphKey) => `common-${key}`;

/** The characters a page uses, drawn once; every place that shows one refers to it. */
export function CommonSprite({ keys }: { keys: Iterable<GlyphKey> }) {
  return (
    <svg width="0" height="0" className={styles.sprite} aria-hidden="true">
      {[...new Set(keys)]
        .filter((key) => glyphs[key].d)
        .map((key) => (
          <symbol key={key} id={symbolId(key)} viewBox="0 0 24 24">
            <path d={glyphs[key].d} fill="currentColor" />
          </symbol>
        ))}
    </svg>
  );
}

/** One character with the marks it wears; without a label it is an ornament beside its name. */
export function CommonGlyph({ written, label }: { written: Written; label?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.glyph}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {[written.glyph, ...written.marks].map((key) => (
        <use key={key} href={`#${symbolId(key)}`} />
      ))}
    </svg>
  );
}

/** A line of Common. It is one picture to those who hear the page, and reads as its Latin text. */
export function CommonLine({ line, label }: { line: readonly Written[]; label: string }) {
  return (
    <span role="img" aria-label={label} className={styles.line}>
      {words(line).map((word, index) => (
        <span key={index} className={styles.word}>
          {word.map((written, at) => (
            <CommonGlyph key={at} written={written} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** A Latin text, spelled in Common. */
export function InCommon({ latin }: { latin: string }) {
  return <CommonLine line={plain(toCommon(latin))} label={latin} />;
}

function words(line: readonly Written[]): Written[][] {
  const all: Written[][] = [[]];
  for (const written of line) {
    if (written.glyph === "space") all.push([]);
    else all.at(-1)?.push(written);
  }
  return all.filter((word) => word.length > 0);
}
