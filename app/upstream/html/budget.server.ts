import { AsyncLocalStorage } from "node:async_hooks";

/** Of an answer that is no list, and of what is sanitized for a page. */
const MAX_SUM_CHARS = 512 * 1024;

const budgets = new AsyncLocalStorage<{ chars: number }>();

/** Runs a function, and refuses HTML that it sanitizes beyond `MAX_SUM_CHARS`, before and after. */
export function withinHtmlBudget<Result>(run: () => Result): Result {
  return budgets.run({ chars: MAX_SUM_CHARS }, run);
}

/** Spends characters of the budget. @returns why they are refused, for a log; undefined if they are not */
export function exceededSum(chars: number): string | undefined {
  const budget = budgets.getStore();
  if (!budget) return undefined;
  if (chars > budget.chars) return `more than ${MAX_SUM_CHARS} characters in sum`;
  budget.chars -= chars;
  return undefined;
}
