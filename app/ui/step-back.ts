/** Milliseconds within which browsers step back in a document; one that is kept from it is not waited for. */
const longestStep = 1_000;

/** The step back that leaves a dialog, until the browser has done it. */
let stepBack: Promise<void> | undefined;

/** Leaves a dialog by the step of history that opened it, once. */
export function takeStepBack(navigate: (delta: number) => void): void {
  if (stepBack) return;
  stepBack = new Promise<void>((resolve) => {
    addEventListener("popstate", () => resolve(), { once: true });
    setTimeout(resolve, longestStep);
  }).then(() => void (stepBack = undefined));
  navigate(-1);
}

/** Goes to another page, once a dialog that is being left has taken its step back, which would undo that. */
export function afterStepBack(go: () => void): void {
  if (stepBack) void stepBack.then(go);
  else go();
}
