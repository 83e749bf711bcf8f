/** Returns the price with the lowest number, such as "US$25" of "from US$25", if there is one. */
export function findLowestPrice(types: readonly { price: string }[]): string | undefined {
  const prices = types.flatMap(({ price }) => {
    const [digits] = /\d+(?:\.\d+)?/.exec(price.replace(/[,\s](?=\d{3})/g, "")) ?? [];
    return digits ? { amount: Number(digits), price: price.replace(/^from\s/i, "") } : [];
  });
  return prices.sort((a, b) => a.amount - b.amount)[0]?.price;
}
