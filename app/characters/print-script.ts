/**
 * Prints the page when the preceding button is pressed. On paper, the page is a reference sheet.
 */
document
  .currentScript!.previousElementSibling!.querySelector("button")!
  .addEventListener("click", () => print());

export {};
