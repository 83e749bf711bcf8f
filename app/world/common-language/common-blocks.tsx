import {
  letters,
  modifiers,
  numberPlaces,
  numerals,
  spellingRules,
} from "~content/world/common-script.yaml";
import type { GlyphKey, SectionBlock, Written } from "./common.schema";
import { CommonGlyph, CommonLine, InCommon } from "./common-glyphs";
import { spokenNumber, toBase8 } from "./numbers";
import { figuresOf, glyphs, toCommon, unmarked } from "./spelling";
import styles from "./common-blocks.module.css";

/** One block of a section of the primer. */
export function CommonBlock({ block }: { block: SectionBlock }) {
  switch (block.kind) {
    case "p":
      return <p>{block.text}</p>;
    case "h":
      return <h3>{block.text}</h3>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "table":
      return <MarkTable {...block} />;
    case "letters":
      return <LetterTiles which={block.which} />;
    case "numerals":
      return <NumeralTiles />;
    case "sample":
      return (
        <figure className={styles.sample}>
          <InCommon latin={block.latin} />
          <figcaption>{block.caption}</figcaption>
        </figure>
      );
    case "modifiers":
    case "borrowings":
    case "places":
    case "numberExamples":
      return (
        <ul className={`plain-list ${styles.rows}`}>
          {examplesOf(block).map(({ line, label, title, detail, text, aside }) => (
            <li key={`${label} ${title}`}>
              <CommonLine line={line} label={label} />
              <div>
                <h3>
                  {title} {detail && <small>{detail}</small>}
                </h3>
                <p>{text}</p>
                {aside && <p className="note">{aside}</p>}
              </div>
            </li>
          ))}
        </ul>
      );
  }
}

/** A line of Common and its explanation. */
interface Example {
  line: readonly Written[];
  /** The line in Latin writing. */
  label: string;
  title: string;
  detail?: string | undefined;
  text: string;
  aside?: string;
}

function examplesOf(
  block: Exclude<
    SectionBlock,
    { kind: "p" | "h" | "list" | "table" | "letters" | "numerals" | "sample" }
  >,
): Example[] {
  switch (block.kind) {
    case "modifiers":
      return modifiers.map(({ name, look, use, example, shown }) => ({
        line: shown.line,
        label: shown.latin,
        title: name,
        text: `${capitalize(look)}. ${use}`,
        aside: example,
      }));
    case "borrowings":
      return spellingRules
        .filter(({ latin }) => latin !== "ch" && /^[cqx]/.test(latin))
        .map(({ latin, before, atStart, note, example }) => {
          const [word = ""] = example.split(":");
          return {
            line: unmarked(toCommon(word)),
            label: word,
            title: latin,
            detail: before ? `before ${before.join(", ")}` : atStart && "at the start of a word",
            text: note,
            aside: example,
          };
        });
    case "places":
      return numberPlaces.map(({ name, meaning }, at) =>
        numberExample(8 ** (at + 1), name, meaning),
      );
    case "numberExamples":
      return block.items.map(({ value, what }) =>
        numberExample(value, spokenNumber(toBase8(value)) ?? "", what),
      );
  }
}

function numberExample(value: number, title: string, what: string): Example {
  return {
    line: unmarked(figuresOf(value)),
    label: toBase8(value).join(""),
    title,
    detail: value.toLocaleString("en"),
    text: `${capitalize(what)}.`,
  };
}

function LetterTiles({ which }: { which: "all" | "vowel" }) {
  const shown = letters.filter(({ kind }) => which === "all" || kind === which);
  return (
    <ol className={`plain-list ${styles.tiles}`}>
      {shown.map(({ value, kind, name, sound, example }) => (
        <li key={value} data-vowel={kind === "vowel" || undefined}>
          <CommonGlyph glyph={value} />
          <b>
            {value} <i>{name}</i>
          </b>
          <span>{sound}</span>
          <span>{example}</span>
        </li>
      ))}
    </ol>
  );
}

function NumeralTiles() {
  return (
    <ol className={`plain-list ${styles.tiles}`}>
      {numerals.map(({ value, name, gesture }) => (
        <li key={value}>
          <CommonGlyph glyph={`${value}` as GlyphKey} />
          <b>
            {value} <i>{name}</i>
          </b>
          <span>{gesture}</span>
        </li>
      ))}
    </ol>
  );
}

/** A table of the text; where a cell names a mark, the mark stands before it. */
function MarkTable({ caption, head, rows }: Extract<SectionBlock, { kind: "table" }>) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, column) => (
              <td key={column}>
                {marksNamed(cell).map((mark) => (
                  <CommonGlyph key={mark} glyph={mark} />
                ))}{" "}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The marks of a name: "the burrow" is two, one going in and one coming out. */
function marksNamed(name: string): GlyphKey[] {
  return (Object.keys(glyphs) as GlyphKey[]).filter(
    (key) => glyphs[key].name === name || glyphs[key].name.startsWith(`${name},`),
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
