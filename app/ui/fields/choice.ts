/** A choice of a form: what is sent, and what a visitor reads. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}
