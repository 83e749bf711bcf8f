const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Formats whole dollars, as in `$1,234`. */
export const formatDollars = (amount: number): string => wholeDollars.format(amount);

/** Formats cents, as in `$1,234.50`. */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}
