import type { ReactNode } from "react";
import { letters, numerals } from "~content/world/common-script.yaml";
import type { GlyphKey } from "./common.schema";
import { CommonGlyph, CommonLine, InCommon } from "./common-glyphs";
import { spokenNumber, toBase8 } from "./numbers";
import { toCommon, toUnmarkedGlyphs } from "./spelling";
import styles from "./common-blocks.module.css";

/** The letters of the alphabet, or only the letters of one kind. */
export function Letters({ kind }: { kind?: "vowel" }) {
  const tiles = letters
    .filter((letter) => !kind || letter.kind === kind)
    .map(({ value, kind, name, sound, example }) => ({
      glyph: value,
      kind,
      name,
      notes: [sound, example],
    }));
  return <Tiles tiles={tiles} />;
}

/** The numerals of Common, with their names and gestures. */
export function Numerals() {
  const tiles = numerals.map(({ value, name, gesture }) => ({
    glyph: `${value}` as const,
    kind: "numeral",
    name,
    notes: [gesture],
  }));
  return <Tiles tiles={tiles} />;
}

interface TilesProps {
  tiles: readonly { glyph: GlyphKey; kind: string; name: string; notes: readonly string[] }[];
}

function Tiles({ tiles }: TilesProps) {
  return (
    <ol className={`plain-list grid ${styles.tiles}`}>
      {tiles.map(({ glyph, kind, name, notes }) => (
        <li key={glyph} className="centered" data-kind={kind}>
          <CommonGlyph glyph={glyph} />
          <b>
            {glyph} <i>{name}</i>
          </b>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** A large line of Common script, with its caption. */
export function Sample({ latin, caption }: { latin: string; caption: string }) {
  return (
    <figure className={styles.sample}>
      <InCommon latin={latin} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A list of examples of Common script. */
export function Examples({ children }: { children: ReactNode }) {
  return <ul className={`plain-list ${styles.rows}`}>{children}</ul>;
}

interface ExampleProps {
  latin: string;
  /** The characters, if `latin` is spelled otherwise; `+` adds a mark: "s+ear n o w". */
  line?: string;
  title: string;
  detail?: string;
  children: ReactNode;
}

/** A line of Common script and its explanation; the second paragraph is a note. */
export function Example({ latin, line, title, detail, children }: ExampleProps) {
  const written = line?.split(" ").map((character) => {
    const [glyph, ...marks] = character.split("+") as [GlyphKey, ...GlyphKey[]];
    return { glyph, marks };
  });
  return (
    <li className="grid">
      <CommonLine line={written ?? toUnmarkedGlyphs(toCommon(latin))} label={latin} />
      <div>
        <h3>
          {title} {detail && <small>{detail}</small>}
        </h3>
        {children}
      </div>
    </li>
  );
}

interface NumberExampleProps {
  value: number;
  title?: string;
  text: string;
}

/** A number in base 8 with its name, by default its spoken form. */
export function NumberExample({ value, title, text }: NumberExampleProps) {
  const figures = toBase8(value);
  return (
    <Example
      latin={figures.join("")}
      line={figures.join(" ")}
      title={title ?? spokenNumber(figures) ?? ""}
      detail={value.toLocaleString("en")}
    >
      <p>{text}</p>
    </Example>
  );
}

/** The table of the marks of Common script; its rows are `<Mark>`s. */
export function MarkTable({ children }: { children: ReactNode }) {
  return (
    <table className={styles.table}>
      <caption>Marks and their names</caption>
      <thead>
        <tr>
          <th scope="col">Mark</th>
          <th scope="col">Name</th>
          <th scope="col">Where Latin writing has</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface MarkProps {
  /** The keys of one mark or of a pair of marks. */
  glyphs: string;
  look: string;
  name: string;
  /** The corresponding sign in Latin script. */
  latin: string;
}

/** A row of the table of marks: a mark with its name and its Latin sign. */
export function Mark({ glyphs, look, name, latin }: MarkProps) {
  return (
    <tr>
      <td>{look}</td>
      <td>
        {glyphs.split(" ").map((glyph) => (
          <CommonGlyph key={glyph} glyph={glyph as GlyphKey} />
        ))}{" "}
        {name}
      </td>
      <td>{latin}</td>
    </tr>
  );
}
