declare const safe: unique symbol;

/** HTML that went through the sanitiser; components render no other HTML. */
export type SafeHtml = string & { readonly [safe]: true };
