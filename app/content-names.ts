import { z } from "zod";

/** The kinds of things that a text in content/ can name or refer to. */
export type Kind = (typeof kinds)[number];
const kinds = [
  ...(["page", "picture", "character", "comic", "world name"] as const),
  ...(["deity", "school", "menu", "profile", "stream", "day off", "sticker"] as const),
  ...(["age", "gallery", "landmark", "magic class"] as const),
  ...(["topic", "glossary entry", "royale character", "animal", "tie", "event"] as const),
  ...(["element", "video", "page description"] as const),
] as const;

/** A name that content/ defines, or a reference to a name. */
export interface Mention {
  kind: Kind;
  name: string;
  isReference: boolean;
  /** The text in the file, if the text differs from the name. */
  text?: string;
}

let mentions: Mention[] = [];

/** Runs `validate` and returns the names that its schemas define or refer to meanwhile. */
export function collectMentions(validate: () => void): readonly Mention[] {
  mentions = [];
  validate();
  return mentions;
}

/** Returns a schema whose values define unique names of a kind. */
export const definesName = <S extends z.ZodType>(
  kind: Kind,
  schema: S,
  toName: (value: z.output<S>) => string = String,
) => mentioning(schema, (value) => ({ kind, name: toName(value), isReference: false }));

/** Returns a schema whose values refer to names of a kind. */
export const referringTo = <S extends z.ZodType>(
  kind: Kind,
  schema: S,
  toName: (value: z.output<S>) => string = String,
) => mentioning(schema, (value) => ({ kind, name: toName(value), isReference: true }));

function mentioning<S extends z.ZodType>(schema: S, describe: (value: z.output<S>) => Mention): S {
  return schema.check(({ value, issues }) => {
    if (issues.length > 0) return;
    const text = typeof value === "string" ? { text: value } : {};
    mentions.push({ ...describe(value as z.output<S>), ...text });
  });
}

/** The schema of the address of a page of this site. */
export const pagePath = referringTo("page", z.string().regex(/^\//, "must begin with /"));

/** The schema of the address of a page, on this site or another. */
export const linkTarget = z.union([pagePath, z.url()], {
  error: "must be a page such as /shop, or an address such as https://example.org",
});

/** The schema of the path of a picture on the picture host. */
export const picturePath = referringTo("picture", z.string());

/** The schema of a picture on the picture host, with the size of the file in pixels. */
export const sizedPicture = z.strictObject({
  path: picturePath,
  alt: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
});

/** The schema of a slug: the name of a thing in addresses. */
export const slug = z.string().regex(/^[a-z0-9-]+$/, "must be small letters, digits and hyphens");
