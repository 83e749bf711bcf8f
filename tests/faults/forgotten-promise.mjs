// @ts-check
/** Preloaded into a served process, this lets a promise fail that nobody waits for, at a signal. */
import process from "node:process";

process.on("SIGUSR2", () => void Promise.reject(new Error("a forgotten promise")));
