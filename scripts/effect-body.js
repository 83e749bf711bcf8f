// @ts-check
/**
 * What an effect returns, React calls when the effect ends. The type `void` does not say that it is
 * nothing: `scrollIntoView()` has it, and returns a promise in newer browsers. So an effect that is one
 * expression may only name its cleanup.
 */
const effectBody = {
  meta: { type: "problem" },
  create(/** @type {any} */ context) {
    return {
      "CallExpression[callee.name=/^use(?:Layout|Insertion)?Effect$/] > ArrowFunctionExpression:first-child > .body:not(BlockStatement, Identifier, ArrowFunctionExpression)"(
        /** @type {any} */ node,
      ) {
        context.report({ node, message: "React would call this as the effect's cleanup." });
      },
    };
  },
};

export default { meta: { name: "effects" }, rules: { body: effectBody } };
