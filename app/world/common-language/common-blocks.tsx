import { plain } from "./name";
import { modifiers, numberExamples, numberPlaces, numerals, type SectionBlock } from "./lessons";
import { CommonGlyph, CommonLine, InCommon } from "./common-glyphs";
import {
  borrowings,
  exampleWord,
  figuresOf,
  lettersOf,
  marksNamed,
  modifierExamples,
} from "./common-pieces";
import styles from "./common-blocks.module.css";

/** One piece of a section of the primer. */
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
      return <Letters which={block.which} />;
    case "modifiers":
      return <Modifiers />;
    case "borrowings":
      return <Borrowings />;
    case "numerals":
      return <Numerals />;
    case "places":
      return <Places />;
    case "numberExamples":
      return <NumberExamples />;
    case "sample":
      return (
        <figure className={styles.sample}>
          <InCommon latin={block.latin} />
          <figcaption>{block.caption}</figcaption>
        </figure>
      );
  }
}

/** Letters on cards; the consonants, which the whole alphabet stands before, in a row. */
function Letters({ which }: { which: "all" | "consonant" | "vowel" }) {
  if (which === "consonant") {
    return (
      <ol className={styles.row}>
        {lettersOf(which).map(({ value }) => (
          <li key={value}>
            <CommonGlyph written={{ glyph: value, marks: [] }} />
            {value}
          </li>
        ))}
      </ol>
    );
  }
  return (
    <ol className={styles.tiles}>
      {lettersOf(which).map(({ value, name, sound, example }) => (
        <li key={value} data-vowel={/^[aeiou]$/.test(value) || undefined}>
          <CommonGlyph written={{ glyph: value, marks: [] }} />
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

function Numerals() {
  return (
    <ol className={styles.tiles}>
      {numerals.map(({ value, name, gesture }) => (
        <li key={value}>
          <CommonGlyph written={{ glyph: `${value}`, marks: [] }} />
          <b>
            {value} <i>{name}</i>
          </b>
          <span>{gesture}</span>
        </li>
      ))}
    </ol>
  );
}

function Modifiers() {
  return (
    <ul className={styles.rows}>
      {modifiers.map(({ slug, name, look, use, example }) => {
        const worn = modifierExamples[slug];
        return (
          <li key={slug}>
            {worn && <CommonLine line={worn.line} label={worn.latin} />}
            <div>
              <h3>{name}</h3>
              <p>
                {capitalised(look)}. {use}
              </p>
              <p className={styles.aside}>{example}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Borrowings() {
  return (
    <ul className={styles.rows}>
      {borrowings.map((rule) => (
        <li key={`${rule.latin} ${rule.example}`}>
          <InCommon latin={exampleWord(rule)} />
          <div>
            <h3>
              {rule.latin}
              {rule.before && <small> before {rule.before.join(", ")}</small>}
              {rule.atStart && <small> at the start of a word</small>}
            </h3>
            <p>{rule.note}</p>
            <p className={styles.aside}>{rule.example}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Places() {
  return (
    <ul className={styles.rows}>
      {numberPlaces.map(({ base8, value, name, meaning }) => (
        <li key={base8}>
          <CommonLine line={plain(figuresOf(value))} label={base8} />
          <div>
            <h3>
              {name} <small>{value.toLocaleString("en")}</small>
            </h3>
            <p>{capitalised(meaning)}.</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function NumberExamples() {
  return (
    <ul className={styles.rows}>
      {numberExamples.map(({ value, base8, spoken, what }) => (
        <li key={value}>
          <CommonLine line={plain(figuresOf(value))} label={base8} />
          <div>
            <h3>
              {spoken} <small>{value.toLocaleString("en")}</small>
            </h3>
            <p>{capitalised(what)}.</p>
          </div>
        </li>
      ))}
    </ul>
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
                  <CommonGlyph key={mark} written={{ glyph: mark, marks: [] }} />
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

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
