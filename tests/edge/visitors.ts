/** Visitors who come again and again, a few dozen a second. */
export interface Visitors {
  /** Settles when so many more of them have got an answer. */
  answered(count: number): Promise<void>;
  /** Sends no more; what went wrong, with all of them. */
  leave(): Promise<string[]>;
}

/** Milliseconds between two. */
const pace = 20;

/**
 * Visits paths in turn, each without waiting for the answer to the one before.
 *
 * @param expected the statuses that are right
 */
export function keepVisiting(
  url: string,
  paths: readonly string[],
  expected: readonly number[] = [200, 302],
): Visitors {
  const wrong: string[] = [];
  const under = new Set<Promise<void>>();
  const waiting = new Set<{ left: number; resolve: () => void }>();
  let sent = 0;

  const visit = async (path: string) => {
    try {
      const answer = await fetch(url + path, { redirect: "manual" });
      // Fails where the answer is cut off.
      await answer.arrayBuffer();
      if (!expected.includes(answer.status)) wrong.push(`${path} ${answer.status}`);
    } catch (error) {
      wrong.push(`${path} ${String((error as Error).cause ?? error)}`);
    }
    for (const waiter of waiting) {
      waiter.left -= 1;
      if (waiter.left === 0) waiter.resolve();
    }
  };
  const timer = setInterval(() => {
    const visiting = visit(paths[sent++ % paths.length]!).finally(() => under.delete(visiting));
    under.add(visiting);
  }, pace);

  return {
    answered: (count) =>
      new Promise((resolve) => {
        const waiter = {
          left: count,
          resolve: () => {
            waiting.delete(waiter);
            resolve();
          },
        };
        waiting.add(waiter);
      }),
    leave: async () => {
      clearInterval(timer);
      await Promise.all(under);
      return wrong;
    },
  };
}
