/**
 * Memoizes a value that is derived from an upstream answer, for as long as the answer is cached.
 *
 * @param derive its further arguments must always be the same for an answer
 */
export function onceFor<Answer extends object, More extends unknown[], Value>(
  derive: (answer: Answer, ...more: More) => Value,
) {
  const derived = new WeakMap<Answer, { value: Value }>();
  return (answer: Answer, ...more: More): Value => {
    let known = derived.get(answer);
    if (!known) derived.set(answer, (known = { value: derive(answer, ...more) }));
    return known.value;
  };
}
