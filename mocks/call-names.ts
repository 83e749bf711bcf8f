import type { z } from "zod";
import type { CatalogueCall } from "./catalogue.server";

/** `v1/shop/entries` for what is read, `POST v1/generators/fursona` for the rest. */
type NameOf<Call extends CatalogueCall> = Call extends { method: "GET" }
  ? Call["path"]
  : `${Call["method"]} ${Call["path"]}`;

type Template = NameOf<CatalogueCall>;

/** A template with any text for each parameter. */
type Filled<Text extends string> = Text extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Text;

/**
 * The name of a call: its path, with the method before it unless it is GET. Parameters are left in
 * braces, for all of them at once, or filled in: `v1/characters/{name}`, `v1/characters/vixy`.
 */
export type CallName = Filled<Template>;

/** Whether two paths have the same number of segments, and each of the first fits the second's. */
type Fits<Path extends string, Pattern extends string> = Path extends `${infer First}/${infer Rest}`
  ? Pattern extends `${infer Segment}/${infer More}`
    ? First extends Filled<Segment>
      ? Fits<Rest, More>
      : false
    : false
  : Pattern extends `${string}/${string}`
    ? false
    : Path extends Filled<Pattern>
      ? true
      : false;

/** The call of a name. */
type CallOf<Name extends string> = CatalogueCall extends infer Call
  ? Call extends CatalogueCall
    ? Fits<Name, NameOf<Call>> extends true
      ? Call
      : never
    : never
  : never;

/** What a call answers, as it goes over the wire: the data of the envelope, or the document. */
export type DataOf<Name extends string> = [CallOf<Name>] extends [never]
  ? never
  : CallOf<Name> extends { data: infer Data extends z.ZodType }
    ? z.input<Data>
    : string;

/** The names of what a call's path takes. */
export type ParameterNameOf<Name extends string> = keyof CallOf<Name>["parameters"] & string;
