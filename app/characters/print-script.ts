/** Prints the page, on paper a reference sheet, when the preceding button is pressed. */
document
  .currentScript!.previousElementSibling!.querySelector("button")!
  .addEventListener("click", () => print());

export {};
