import { z } from "zod";
import type { CachePolicy } from "./cache.server";

type ParameterSchemas = Readonly<Record<string, z.ZodType<unknown, string | number>>>;

interface Call<Method extends string, Path extends string, Parameters> {
  readonly method: Method;
  /** From `v1/` on, with its parameters in braces: `v1/comics/{comic}/latest`. */
  readonly path: Path;
  /** One line for docs/openapi.json. */
  readonly summary: string;
  /** The schema of each parameter of the path; a test compares the names. */
  readonly parameters: Parameters;
}

type ItemOf<List> = List extends (infer Item)[] ? Item : never;

/** A GET request whose response is in an envelope. */
export interface ReadCall<
  Path extends string = string,
  Parameters extends ParameterSchemas = ParameterSchemas,
  Data extends z.ZodType = z.ZodType,
  Read extends z.ZodType = z.ZodType,
> extends Call<"GET", Path, Parameters> {
  /** The data as the upstream promises them. */
  readonly data: Data;
  /** The data as the site reads them, which may be more lenient. */
  readonly read: Read;
  /** Converts the data to the input of `read`. */
  readonly prepare?: ((data: unknown) => unknown) | undefined;
  /** The result for empty data: `{}`, `[]` or `""`. */
  readonly empty?: { readonly value: z.output<Read> } | undefined;
  /** What no two items of the list share: the later one is left out, because it would be its own neighbor. */
  identify?(item: ItemOf<z.output<Read>>): unknown;
  readonly cache: CachePolicy | "never";
  /** True for a call that its caller repeats: a failed request is not sent again. */
  readonly isPolled?: boolean | undefined;
}

/** A request that changes something. Its response is never cached. */
export interface WriteCall<
  Method extends "POST" | "DELETE" = "POST" | "DELETE",
  Path extends string = string,
  Parameters extends ParameterSchemas = ParameterSchemas,
  Data extends z.ZodType = z.ZodType,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
> extends Call<Method, Path, Parameters> {
  readonly data: Data;
  readonly body: Body;
}

/** A GET request whose response is a document without an envelope. */
export interface TextCall extends Call<"GET", string, ParameterSchemas> {
  readonly mediaType: string;
  /** Corrects frequent mistakes before the document is validated. */
  readonly mend?: (text: string) => string;
  readonly isValid: (text: string) => boolean | Promise<boolean>;
  readonly cache: CachePolicy;
}

export type ApiCall = ReadCall | WriteCall | TextCall;

/** The values of a call's parameters, by name. */
export type ParametersOf<Call extends { parameters: object }> = {
  readonly [Name in keyof Call["parameters"]]: z.input<Call["parameters"][Name] & z.ZodType>;
};

/** Declares a GET request. Values that do not fit `read` are left out where possible; see `readData`. */
export function readCall<
  const Path extends string,
  Data extends z.ZodType,
  Read extends z.ZodType = Data,
  Parameters extends ParameterSchemas = Record<never, never>,
>(
  path: Path,
  {
    data,
    read = data as z.ZodType as Read,
    parameters = {} as Parameters,
    ...declared
  }: Pick<
    ReadCall<Path, Parameters, Data, Read>,
    "summary" | "data" | "cache" | "prepare" | "empty" | "identify" | "isPolled"
  > & {
    /** By default `data`. */
    read?: Read;
    parameters?: Parameters;
  },
): ReadCall<Path, Parameters, Data, Read> {
  return { method: "GET", path, data, read, parameters, ...declared };
}

/** Declares a GET request for a list. Items that do not fit are left out, and empty data is an empty list. */
export function listCall<
  const Path extends string,
  Item extends z.ZodType,
  Parameters extends ParameterSchemas = Record<never, never>,
>(
  path: Path,
  {
    item,
    ...declared
  }: {
    summary: string;
    item: Item;
    parameters?: Parameters;
    identify?: (item: z.output<Item>) => unknown;
    cache: CachePolicy;
  },
): ReadCall<Path, Parameters, z.ZodArray<Item>, z.ZodArray<Item>> {
  return readCall(path, { data: z.array(item), empty: { value: [] }, ...declared });
}

/** Declares a request that changes something. */
export function writeCall<
  const Method extends "POST" | "DELETE",
  const Path extends string,
  Data extends z.ZodType,
  Parameters extends ParameterSchemas = Record<never, never>,
  Body extends z.ZodType | undefined = undefined,
>(
  method: Method,
  path: Path,
  {
    body,
    parameters = {} as Parameters,
    ...declared
  }: { summary: string; data: Data; body?: Body; parameters?: Parameters },
): WriteCall<Method, Path, Parameters, Data, Body> {
  return { method, path, parameters, body: body as Body, ...declared };
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
export function fillSegments(
  path: string,
  parameters: Readonly<Record<string, unknown>>,
): string[] {
  return path
    .split("/")
    .slice(1)
    .map((segment) =>
      segment.replace(/\{(\w+)\}/g, (_braces, name: string) => String(parameters[name])),
    );
}
