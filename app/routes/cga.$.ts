/** All other addresses of the guild. */
export { action, loader } from "./$";
