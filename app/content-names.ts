import { z } from "zod";

/** What a text in content/ can be the name of, or refer to. */
export type Kind = (typeof kinds)[number];
const kinds = [
  ...(["page", "picture", "character", "comic", "charity", "world name"] as const),
  ...(["deity", "school", "menu", "profile", "stream", "exception", "sticker"] as const),
  ...(["age", "bestiary section", "download", "gallery", "landmark", "magic class"] as const),
  ...(["topic", "glossary entry", "royale character", "animal", "tie", "event"] as const),
  ...(["element", "video", "page description"] as const),
] as const;

interface Role {
  /** No two values may have the same name of this kind. */
  names?: { kind: Kind; toName: (value: never) => string };
  /** A thing of this kind with this name must exist. */
  refersTo?: { kind: Kind; toName: (value: never) => string };
}

/** The roles of the values that a schema describes. `npm run content` checks the names in content/ by them. */
export const roles = z.registry<Role>();

/** A schema whose values are names of things of a kind, or have one. */
export function naming<S extends z.ZodType>(
  kind: Kind,
  schema: S,
  toName: (value: z.output<S>) => string = String,
): S {
  return withRole(schema, { names: { kind, toName } });
}

/** A schema whose values refer to a thing of a kind. */
export function referringTo<S extends z.ZodType>(
  kind: Kind,
  schema: S,
  toName: (value: z.output<S>) => string = String,
): S {
  return withRole(schema, { refersTo: { kind, toName } });
}

function withRole<S extends z.ZodType>(schema: S, role: Role): S {
  const own = schema.clone();
  roles.add(own, { ...roles.get(schema), ...role });
  return own;
}

/** The address of a page of this site. */
export const pagePath = referringTo("page", z.string().regex(/^\//, "must begin with /"));

/** A page of this site, or an address elsewhere. */
export const linkTarget = z.union([pagePath, z.url()], {
  error: "must be a page such as /shop, or an address such as https://example.org",
});

/** The path of a picture on the picture host. */
export const picturePath = referringTo("picture", z.string());

/** A picture of the picture host, with the size of its file in pixels. */
export const sizedPicture = z.strictObject({
  path: picturePath,
  alt: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
});

/** A name for addresses. */
export const slug = z.string().regex(/^[a-z0-9-]+$/, "must be small letters, digits and hyphens");
