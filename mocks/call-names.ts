import type { WireData } from "./wire-types";

/** `v1/shop/entries` for what is read, `POST v1/generators/fursona` for the rest. */
type Template = keyof WireData;

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

/** The template of a name. */
type TemplateOf<Name extends string> = {
  [Known in Template]: Fits<Name, Known> extends true ? Known : never;
}[Template];

/** What a call answers, as it goes over the wire: the data of the envelope, or the document. */
export type DataOf<Name extends string> = WireData[TemplateOf<Name>];

type ParametersIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;

/** The names of what a call's path takes. */
export type ParameterNameOf<Name extends string> = ParametersIn<TemplateOf<Name>>;
