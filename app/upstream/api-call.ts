import { z } from "zod";
import type { CachePolicy } from "./cache.server";

/** The names of the parameters in a template: `comic` of `v1/comics/{comic}/latest`. */
export type ParameterName<Path extends string> =
  Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterName<Rest> : never;

/** What the parameters of a template are, by name. */
type ParameterSchemas<Path extends string> = Readonly<
  Record<ParameterName<Path>, z.ZodType<unknown, string | number>>
>;

/** Told what of an answer is not shown because it does not fit, as in "item 3". */
export type LeaveOut = (what: string) => void;

interface Declared<Method extends string, Path extends string, Parameters> {
  readonly method: Method;
  /** Template of the path, its parameters in braces. */
  readonly path: Path;
  /** One line for people. */
  readonly summary: string;
  readonly parameters: Parameters;
}

type AnyParameters = Readonly<Record<string, z.ZodType>>;

/** A call that reads. */
export interface ReadCall<
  Path extends string = string,
  Parameters = AnyParameters,
  Data extends z.ZodType = z.ZodType,
  Read extends z.ZodType = z.ZodType,
> extends Declared<"GET", Path, Parameters> {
  /** What the upstream promises to answer. Its input is what goes over the wire. */
  readonly data: Data;
  /** How the site reads an answer; it may be content with less than what is promised. */
  readonly read: (leaveOut: LeaveOut) => Read;
  /** `never` for what is of this moment alone. */
  readonly cache: CachePolicy | "never";
}

/** A call that makes, changes or ends something. Its answer is never cached. */
export interface WriteCall<
  Method extends "POST" | "DELETE" = "POST" | "DELETE",
  Path extends string = string,
  Parameters = AnyParameters,
  Data extends z.ZodType = z.ZodType,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
> extends Declared<Method, Path, Parameters> {
  readonly data: Data;
  /** The JSON of the request, for a call that has any. */
  readonly body: Body;
}

/** A call whose answer is a document without an envelope. */
export interface TextCall<
  Path extends string = string,
  Parameters = AnyParameters,
> extends Declared<"GET", Path, Parameters> {
  readonly mediaType: string;
  /** Whether a text is such a document. */
  readonly isWanted: (text: string) => boolean;
  readonly cache: CachePolicy;
}

/** Any call of the v1 API. */
export type ApiCall = ReadCall | WriteCall | TextCall;

/** The values that a call's path takes, by parameter. */
export type ParametersOf<Call extends { parameters: object }> = {
  readonly [Name in keyof Call["parameters"]]: Call["parameters"][Name] extends z.ZodType
    ? z.input<Call["parameters"][Name]>
    : never;
};

/** A template with parameters is declared with a schema for each of them, another with none. */
type Parameterised<Path extends string, Parameters> = [ParameterName<Path>] extends [never]
  ? { parameters?: undefined }
  : { parameters: Parameters };

/**
 * Declares a call that reads.
 *
 * @param path template, from `v1/` on
 */
export function readCall<
  const Path extends string,
  Data extends z.ZodType,
  Parameters extends ParameterSchemas<Path> = ParameterSchemas<Path>,
  Read extends z.ZodType = Data,
>(
  path: Path,
  declared: {
    summary: string;
    data: Data;
    /** By default as it is promised. */
    read?: (leaveOut: LeaveOut) => Read;
    cache: CachePolicy | "never";
  } & Parameterised<Path, Parameters>,
): ReadCall<Path, Parameters, Data, Read> {
  const { summary, data, cache, read = () => data as z.ZodType as Read } = declared;
  return { method: "GET", path, summary, parameters: parametersOf(declared), data, read, cache };
}

/**
 * Declares a call that reads a list. An item that does not fit is left out, and the rest is the
 * answer, if there is any; so is nothing at all for an empty answer of any shape (`[]`, `{}`, `""`).
 *
 * @param path template, from `v1/` on
 */
export function listCall<
  const Path extends string,
  Item extends z.ZodType,
  Promised extends z.ZodType = Item,
  Parameters extends ParameterSchemas<Path> = ParameterSchemas<Path>,
>(
  path: Path,
  declared: {
    summary: string;
    /** How the site reads one item. */
    item: Item;
    /** What the upstream promises an item to be, where that is more. */
    promised?: Promised;
    cache: CachePolicy;
  } & Parameterised<Path, Parameters>,
): ReadCall<Path, Parameters, z.ZodArray<Promised>, z.ZodType<z.output<Item>[]>> {
  const { summary, item, cache, promised = item as z.ZodType as Promised } = declared;
  return {
    method: "GET",
    path,
    summary,
    parameters: parametersOf(declared),
    data: z.array(promised),
    read: (leaveOut) => fitting(item, leaveOut),
    cache,
  };
}

/**
 * Declares a call that makes, changes or ends something.
 *
 * @param path template, from `v1/` on
 */
export function writeCall<
  const Method extends "POST" | "DELETE",
  const Path extends string,
  Data extends z.ZodType,
  Parameters extends ParameterSchemas<Path> = ParameterSchemas<Path>,
  Body extends z.ZodType | undefined = undefined,
>(
  method: Method,
  path: Path,
  declared: { summary: string; data: Data; body?: Body } & Parameterised<Path, Parameters>,
): WriteCall<Method, Path, Parameters, Data, Body> {
  const { summary, data } = declared;
  const body = declared.body as Body;
  return {
    method,
    path,
    summary,
    parameters: parametersOf(declared),
    data,
    body,
  };
}

/**
 * Declares a call whose answer is a document without an envelope.
 *
 * @param path a path without parameters, from `v1/` on
 */
export function textCall<const Path extends string>(
  path: Path,
  declared: Pick<TextCall, "summary" | "mediaType" | "isWanted" | "cache">,
): TextCall<Path, Record<never, never>> {
  return { method: "GET", path, parameters: {}, ...declared };
}

/** The schema of a path parameter that is a text. */
export function textParameter(description: string, example: string): z.ZodString {
  return z.string().meta({ description, examples: [example] });
}

/** The schema of a path parameter that is a whole number. */
export function numberParameter(description: string, example: number): z.ZodInt {
  return z
    .int()
    .nonnegative()
    .meta({ description, examples: [example] });
}

/** The segments of a call's path after `v1/`, not yet encoded. */
export function segmentsOf(path: string, parameters: Readonly<Record<string, unknown>>): string[] {
  return path
    .split("/")
    .slice(1)
    .map((segment) =>
      segment.replace(/\{(\w+)\}/g, (_braces, name: string) => String(parameters[name])),
    );
}

function parametersOf<Parameters>(declared: { parameters?: Parameters | undefined }): Parameters {
  return declared.parameters ?? ({} as Parameters);
}

/** Reads a list of what fits; see `listCall`. */
function fitting<Item extends z.ZodType>(
  item: Item,
  leaveOut: LeaveOut,
): z.ZodType<z.output<Item>[]> {
  const list = z.array(z.unknown()).transform((values, context) => {
    const fits = values.flatMap((value, index) => {
      const result = item.safeParse(value);
      if (result.success) return [result.data];
      leaveOut(`item ${index}`);
      return [];
    });
    // No copy of a list is replaced by nothing because the upstream renamed a field.
    if (fits.length === 0 && values.length > 0) {
      context.addIssue({ code: "custom", message: "no item fits" });
    }
    return fits;
  });
  const none = z.union([z.strictObject({}), z.literal("")]).transform(() => []);
  return z.union([list, none]);
}
