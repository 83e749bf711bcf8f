/** Handles all addresses below /cga that no other route matches. */
export { action, loader } from "./$";
