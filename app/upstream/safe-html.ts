declare const safe: unique symbol;

/** HTML that went through the sanitiser; components render no other HTML. */
export type SafeHtml = string & { readonly [safe]: true };

declare const raw: unique symbol;

/** HTML as the upstream wrote it: `sanitizeFlow` makes of it what a page can show. */
export type RawHtml = string & { readonly [raw]: true };
