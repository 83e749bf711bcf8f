// This import lets esbuild remove unused parts of zod.
import * as z from "zod";

const httpUrl = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an http or https URL` })
    .transform((url) => url.replace(/\/+$/, ""));

const MIN_SECRET_LENGTH = 32;

const secret = (name: string) =>
  z
    .string()
    .min(MIN_SECRET_LENGTH, `${name} must have at least ${MIN_SECRET_LENGTH} characters`)
    .optional();

const port = (name: string) => {
  const error = `${name} must be a whole number from 1 to 65535`;
  return z.coerce.number(error).int(error).min(1, error).max(65_535, error);
};

const schema = z.object({
  /** The port on which the site listens, and which the default of SITE_URL contains. */
  PORT: port("PORT").default(3000),
  HOST: z.string().optional(),
  /** The public origin in the site's own URLs, because request headers cannot be trusted. */
  SITE_URL: httpUrl("SITE_URL")
    .refine((url) => /^https?:\/\/[^/?#]+$/i.test(url), "SITE_URL must be an origin without a path")
    .optional(),
  UPSTREAM_URL: httpUrl("UPSTREAM_URL"),
  UPSTREAM_SUFFIX: z
    .string()
    .regex(/^(\.[a-z0-9]+)?$/i, "UPSTREAM_SUFFIX must be empty or a file extension such as .json")
    .default(""),
  UPSTREAM_CACHE: z.enum(["on", "off"], "UPSTREAM_CACHE must be on or off").default("on"),
  CDN_URL: httpUrl("CDN_URL").optional(),
  /** The port of `/metrics`, which `server/metrics.ts` serves. */
  METRICS_PORT: port("METRICS_PORT").optional(),
  LOG_FORMAT: z.enum(["text", "json"], "LOG_FORMAT must be text or json").default("text"),
  /** The folder that keeps the files of former builds with hashes in their names. */
  ASSETS_FOLDER: z.string().optional(),
  /** The seconds between SIGTERM and the last accepted connection. */
  DRAIN_SECONDS: z.coerce
    .number("DRAIN_SECONDS must be a number")
    .min(0, "DRAIN_SECONDS must be at least 0")
    .max(300, "DRAIN_SECONDS must be at most 300")
    .default(1),
  /** Whether models may be trained on the site's content; see `isTrainingDenied`. */
  AI_TRAINING: z
    .enum(["allowed", "denied"], "AI_TRAINING must be allowed or denied")
    .default("denied"),
  /** The secret that signs shared results, equal on all replicas and after restarts. */
  SEAL_SECRET: secret("SEAL_SECRET"),
});

/** Splits a text such as `new,old` into secrets. The first secret signs new results. */
export function splitSecrets(text: string): [string, ...string[]] {
  const [first = "", ...others] = text.split(",");
  // A secret may contain commas, so that parts shorter than a secret belong together.
  const isList = [first, ...others].every((part) => part.length >= MIN_SECRET_LENGTH);
  return isList ? [first, ...others] : [text];
}

/** Names of variables whose values error messages do not contain. */
const secrets = new Set(["SEAL_SECRET"]);

/** The validated configuration of the site; see the table in README.md. */
export type Environment = z.output<typeof schema> & { SITE_URL: string };

/**
 * Reads the configuration. An empty value counts as unset.
 *
 * @throws Error with one sentence that names the variable and the problem
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = issue?.path.join(".") ?? "";
    if (given[name] === undefined) {
      throw new Error(
        `${name} must be set: start the site with npm start, or set it to the address of the v1 API.`,
      );
    }
    const found = secrets.has(name) ? "" : `, but it is "${given[name]}"`;
    throw new Error(`${issue?.message}${found}.`);
  }
  const { SITE_URL = `http://localhost:${result.data.PORT}`, ...rest } = result.data;
  return { ...rest, SITE_URL };
}
