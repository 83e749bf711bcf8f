const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Formats whole dollars, as in `US$1,234`. */
export const formatDollars = (amount: number): string => `US${wholeDollars.format(amount)}`;

/** Formats cents, as in `US$1,234.50`. */
export function formatCents(cents: number): string {
  return `US${dollars.format(cents / 100)}`;
}
