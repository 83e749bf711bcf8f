/** Returns the value of a promise, or a fallback if the promise does not settle in time. */
export async function settledWithin<Value, Late>(
  promise: Promise<Value>,
  milliseconds: number,
  late: Late,
): Promise<Value | Late> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Late>((resolve) => (timer = setTimeout(resolve, milliseconds, late)));
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
