/**
 * Prints the page, which has the layout of a reference sheet on paper, when the preceding button is
 * pressed.
 */
document
  .currentScript!.previousElementSibling!.querySelector("button")!
  .addEventListener("click", () => print());

export {};
