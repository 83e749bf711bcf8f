import { Form, Link } from "@remix-run/react";
import { writtenName } from "./name";
import type { ReadNumber } from "./numbers";
import type { LanguageSection } from "./lessons";
import { CommonBlock } from "./common-blocks";
import { CommonSprite, InCommon } from "./common-glyphs";
import { figuresOf, glyphsOf } from "./common-pieces";
import { NameTool, NumberTool, type ToolQuery } from "./common-tools";
import styles from "./common-primer.module.css";

interface CommonPrimerProps {
  section: LanguageSection;
  contents: readonly { slug: string; label: string; to: string }[];
  asked: ToolQuery;
  written: { name: string; cut: boolean } | undefined;
  counted: ReadNumber | undefined;
}

const title = "Common";

/** The primer of the Common script: one section at a time, and a sheet to practise on. */
export function CommonPrimer({ section, contents, asked, written, counted }: CommonPrimerProps) {
  const at = contents.findIndex(({ slug }) => slug === section.slug);
  const [previous, next] = [contents[at - 1], contents[at + 1]];
  return (
    <article className={styles.primer}>
      <CommonSprite
        keys={[
          ...glyphsOf({ kind: "sample", latin: title, caption: "" }),
          ...section.blocks.flatMap(glyphsOf),
          ...(written
            ? writtenName(written.name).flatMap(({ glyph, marks }) => [glyph, ...marks])
            : []),
          ...(counted?.state === "written" ? figuresOf(counted.figures) : []),
        ]}
      />
      <header className={styles.cover}>
        <h1>{title}</h1>
        <p className={styles.title} aria-hidden="true">
          <InCommon latin={title} />
        </p>
        <p>A primer of the script that any paw can write</p>
      </header>

      <Form action="/world/languages/common" preventScrollReset className={styles.selector}>
        {asked.name && <input type="hidden" name="name" value={asked.name} />}
        {asked.number && <input type="hidden" name="number" value={asked.number} />}
        <label htmlFor="section">Section</label>
        <select key={section.slug} id="section" name="section" defaultValue={section.slug}>
          {contents.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </select>
        <button type="submit" className="button quiet">
          Show
        </button>
      </Form>

      <section aria-labelledby="lesson" className={styles.lesson}>
        <h2 id="lesson">{section.label}</h2>
        {section.blocks.map((block, index) => (
          <CommonBlock key={index} block={block} />
        ))}
        <p className={styles.turn}>
          {previous && (
            <Link to={previous.to} rel="prev" preventScrollReset state={{ keepsFocus: true }}>
              ← {previous.label}
            </Link>
          )}
          {next && (
            <Link to={next.to} rel="next" preventScrollReset state={{ keepsFocus: true }}>
              {next.label} →
            </Link>
          )}
        </p>
      </section>

      <nav aria-label="Sections" className={styles.contents}>
        <ol>
          {contents.map(({ slug, label, to }) => (
            <li key={slug}>
              <Link
                to={to}
                aria-current={slug === section.slug ? "page" : undefined}
                preventScrollReset
                state={{ keepsFocus: true }}
              >
                {label}
              </Link>
            </li>
          ))}
        </ol>
      </nav>

      <div className={styles.practice}>
        <NameTool asked={asked} result={written} />
        <NumberTool asked={asked} result={counted} />
      </div>
    </article>
  );
}
