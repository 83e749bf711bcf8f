import { z } from "zod";
import type { CachePolicy } from "./cache.server";

/** The names of the parameters in a template: `comic` of `v1/comics/{comic}/latest`. */
type ParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;

/** What the parameters of a template are, by name. */
type ParameterSchemas<Path extends string> = Readonly<
  Record<ParameterName<Path>, z.ZodType<unknown, string | number>>
>;

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
  /** How the site reads an answer, where it is content with less than what is promised. */
  readonly read: Read;
  /** Makes of the data what `read` is about, where that has another form. */
  readonly prepare?: ((data: unknown) => unknown) | undefined;
  /** What an empty answer of any form (`{}`, `[]`, `""`) means, where it means something. */
  readonly empty?: { readonly value: z.output<Read> } | undefined;
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
 * Declares a call that reads. What does not fit is left out where the rest fits without it; see
 * `readData`.
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
    read?: Read;
    cache: CachePolicy | "never";
  } & Pick<ReadCall<Path, Parameters, Data, Read>, "prepare" | "empty"> &
    Parameterised<Path, Parameters>,
): ReadCall<Path, Parameters, Data, Read> {
  const { summary, data, cache, prepare, empty } = declared;
  const read = declared.read ?? (data as z.ZodType as Read);
  const parameters = parametersOf(declared);
  return { method: "GET", path, summary, parameters, data, read, prepare, empty, cache };
}

/**
 * Declares a call that reads a list, of which the site shows the items that fit; an empty answer of any
 * form is an empty list.
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
): ReadCall<Path, Parameters, z.ZodArray<Promised>, z.ZodArray<Item>> {
  const { summary, item, cache, promised = item as z.ZodType as Promised } = declared;
  return {
    method: "GET",
    path,
    summary,
    parameters: parametersOf(declared),
    data: z.array(promised),
    read: z.array(item),
    empty: { value: [] },
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
