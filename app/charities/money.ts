/** In dollars; a larger amount is a mistake of the upstream. */
export const MAX_DONATION = 10_000_000;

/**
 * An amount in dollars as whole cents, which add up exactly.
 *
 * @returns undefined for anything but a number from 0 to `MAX_DONATION`
 */
export function toCents(amount: unknown): number | undefined {
  if (typeof amount !== "number" || !(amount >= 0 && amount <= MAX_DONATION)) return undefined;
  // Adding 0 turns -0 into 0.
  return Math.round(amount * 100) + 0;
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** As in `$1,234.50`. */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}
