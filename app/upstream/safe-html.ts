declare const safe: unique symbol;

/** Sanitized HTML. Components render no other HTML. */
export type SafeHtml = string & { readonly [safe]: true };
