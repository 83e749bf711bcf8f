/** Stands after the clocks of a document, so that they are right at its first paint, with or without the application. */
import { startLiveTimes } from "./start-live-times";

startLiveTimes();
