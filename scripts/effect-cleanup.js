// @ts-check
import ts from "typescript";

const effect = "CallExpression[callee.name=/^use(?:Layout|Insertion)?Effect$/]";
const callback = `${effect} > :matches(ArrowFunctionExpression, FunctionExpression):first-child`;

/**
 * What an effect returns, React calls when the effect ends. The type `void` does not say that it is
 * nothing: `scrollIntoView()` has it, and returns a promise in newer browsers.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const effectCleanup = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      noCleanup: "React would call this as the effect's cleanup; it may be no function.",
    },
  },
  create(context) {
    /** @type {{ getTypeAtLocation: (node: unknown) => ts.Type }} */
    const services = context.sourceCode.parserServices;

    /** @type {(node: any) => void} */
    const check = (node) => {
      const type = services.getTypeAtLocation(node);
      const isCleanup = (type.isUnion() ? type.types : [type]).every(
        (part) => part.flags & ts.TypeFlags.Undefined || part.getCallSignatures().length > 0,
      );
      if (!isCleanup) context.report({ node, messageId: "noCleanup" });
    };

    return {
      [`${callback} > .body:not(BlockStatement)`]: check,
      [`${callback} > BlockStatement ReturnStatement[argument]`](/** @type {any} */ node) {
        let within = node.parent;
        while (!/Function/.test(within.type)) within = within.parent;
        // Not what a function within the effect returns.
        if (/Effect$/.test(within.parent.callee?.name)) check(node.argument);
      },
    };
  },
};
