import { readEnvironment, type Environment } from "./environment";

/** The validated configuration of this process. An invalid value ends the process at the start. */
export const env: Environment = readEnvironment(process.env);
