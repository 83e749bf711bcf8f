/** Nobody gives more at once; an amount above this, in dollars, is a mistake upstream. */
export const largestDonation = 10_000_000;

/**
 * An amount in dollars as whole cents, which add up exactly where dollars do not (0.1 + 0.2).
 *
 * @returns nothing for what is no amount of a donation: not a number, negative, or far too large
 */
export function toCents(amount: unknown): number | undefined {
  if (typeof amount !== "number" || !(amount >= 0 && amount <= largestDonation)) return undefined;
  // Adding 0 makes a zero of -0, which would be shown with its sign.
  return Math.round(amount * 100) + 0;
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** An amount of cents for people, as in `$1,234.50`. */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}
