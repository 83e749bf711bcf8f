/** Runs after the times of a document, before its first paint, with or without the application. */
import { startLiveTimes } from "./start-live-times";

startLiveTimes();
