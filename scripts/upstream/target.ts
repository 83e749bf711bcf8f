import { parseArgs, type ParseArgsConfig } from "node:util";
import { readEnvironment } from "../../app/environment";
import type { Target } from "./exchange";

/** What is wrong with a command line, in words for whoever wrote it. */
export class UsageError extends Error {}

const text = { type: "string" } as const;

/**
 * Reads the command line of a command that asks an upstream: its address, `--suffix` and `--cdn`, which the
 * variables UPSTREAM_URL, UPSTREAM_SUFFIX and CDN_URL may give as well. The environment gets the same
 * values: the site's modules read it when they are loaded, and so must be loaded after this.
 *
 * @param options those of the command itself
 * @param args what follows the command's name
 * @throws {UsageError}
 */
export function readTarget<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  usage: string,
  options: Options,
  args = process.argv.slice(2),
) {
  const parsed = parse(usage, args, { ...options, suffix: text, cdn: text });
  const { values, positionals } = parsed;
  const given = values as { suffix?: string; cdn?: string };
  if (positionals.length > 1) throw new UsageError(usage);
  const [url = process.env["UPSTREAM_URL"]] = positionals;
  if (!url) throw new UsageError(usage);
  const asked = {
    ...process.env,
    UPSTREAM_URL: url,
    UPSTREAM_SUFFIX: given.suffix ?? process.env["UPSTREAM_SUFFIX"],
    CDN_URL: given.cdn ?? process.env["CDN_URL"],
  };
  let target: Target;
  try {
    const { UPSTREAM_URL, UPSTREAM_SUFFIX, CDN_URL } = readEnvironment(asked);
    target = { url: UPSTREAM_URL, suffix: UPSTREAM_SUFFIX, cdn: CDN_URL ?? `${UPSTREAM_URL}/cdn` };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
  Object.assign(process.env, { UPSTREAM_URL: target.url, UPSTREAM_SUFFIX: target.suffix });
  return { target, values };
}

function parse<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  usage: string,
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

/**
 * Runs a command: its exit code is 0 when it is content, 1 when it is not, and 2 for a command line that
 * is wrong.
 */
export async function run(command: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await command()) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
