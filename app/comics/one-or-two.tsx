import type { ReactNode } from "react";

interface OneOrTwoProps {
  one: ReactNode;
  /** Nothing where no other page lies beside it. */
  two: ReactNode;
}

/** What is said of a page, and what where two lie side by side: the reader's stylesheet knows which. */
export function OneOrTwo({ one, two }: OneOrTwoProps) {
  if (!two) return one;
  return (
    <>
      <span data-room="one">{one}</span>
      <span data-room="two">{two}</span>
    </>
  );
}
