declare const safe: unique symbol;

/** Sanitized HTML. Components render no other HTML. */
export type SafeHtml = string & { readonly [safe]: true };

declare const raw: unique symbol;

/** Unsanitized HTML of the upstream, for `sanitizeFlow`. */
export type RawHtml = string & { readonly [raw]: true };
