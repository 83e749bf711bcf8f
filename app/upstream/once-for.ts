/**
 * Derives something from an answer of the upstream once, for as long as the answer is kept: what is
 * dear to make of a long list is not made for every visit.
 *
 * @param derive takes besides the answer what is always the same for it
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
