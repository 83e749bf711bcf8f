import fc from "fast-check";

const character = fc
  .integer({ min: 0, max: 0x10_ff_ff - 0x8_00 })
  .map((index) => String.fromCodePoint(index < 0xd8_00 ? index : index + 0x8_00));

/**
 * A text of any characters except lone surrogates. `fc.string({ unit: "binary" })` is equivalent,
 * but creates a list of all characters at each call.
 */
export function anyText({ maxLength = 10 }: { maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.array(character, { maxLength }).map((characters) => characters.join(""));
}
