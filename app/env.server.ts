import { readEnvironment, type Environment } from "./environment";

/** The configuration this process runs with, read once; a wrong value stops the process at boot. */
export const env: Environment = readEnvironment(process.env);
