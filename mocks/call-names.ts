import type { WireData } from "./wire-types";

/** The names of API calls: `v1/shop/entries` for GET, `POST v1/generators/fursona` for POST. */
type Template = keyof WireData;

/** A template in which any text replaces each parameter. */
type Filled<Text extends string> = Text extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Text;

/**
 * The name of a call: its path, preceded by its method unless that is GET. Parameters are in
 * braces, which matches any value, or filled in: `v1/characters/{name}`, `v1/characters/vixy`.
 */
export type CallName = Filled<Template>;

/** Whether two paths have the same number of segments and each segment matches. */
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

/** The template to which the name of an API call belongs. */
type TemplateOf<Name extends string> = {
  [Known in Template]: Fits<Name, Known> extends true ? Known : never;
}[Template];

/** The data of an API call in the envelope; for the feed, the document. */
export type DataOf<Name extends string> = WireData[TemplateOf<Name>];

type ParametersIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;

/** The names of the parameters in the path of an API call. */
export type ParameterNameOf<Name extends string> = ParametersIn<TemplateOf<Name>>;
