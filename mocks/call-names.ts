import type { WireData } from "./wire-types";

/** Names of calls: `v1/shop/entries` for GET, `POST v1/generators/fursona` for other methods. */
type Template = keyof WireData;

/** A template with any text in place of each parameter. */
type Filled<Text extends string> = Text extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Text;

/**
 * The name of a call: its path, preceded by its method unless that is GET. Parameters are in
 * braces, which matches any value, or filled in: `v1/characters/{name}`, `v1/characters/vixy`.
 */
export type CallName = Filled<Template>;

/** Whether two paths have equally many segments, and each matches. */
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

/** The template that a name belongs to. */
type TemplateOf<Name extends string> = {
  [Known in Template]: Fits<Name, Known> extends true ? Known : never;
}[Template];

/** The data of a call on the wire: the data of the envelope, or the document. */
export type DataOf<Name extends string> = WireData[TemplateOf<Name>];

type ParametersIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;

/** The names of the parameters in a call's path. */
export type ParameterNameOf<Name extends string> = ParametersIn<TemplateOf<Name>>;
