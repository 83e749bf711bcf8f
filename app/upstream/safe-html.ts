declare const safe: unique symbol;

/** Sanitized HTML, the only HTML that components may render. */
export type SafeHtml = string & { readonly [safe]: true };
