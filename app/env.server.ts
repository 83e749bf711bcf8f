import { readEnvironment, type Environment } from "./environment";

/** The validated configuration of this process; an invalid value ends the process at startup. */
export const env: Environment = readEnvironment(process.env);
