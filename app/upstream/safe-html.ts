declare const safe: unique symbol;

/** Sanitized HTML, the only HTML that components render. */
export type SafeHtml = string & { readonly [safe]: true };
