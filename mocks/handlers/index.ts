import { apiHandlers } from "./api";
import { pictureHandlers } from "./pictures";

/** The handlers of the v1 API and the picture host without faults. */
export const handlers = [...apiHandlers, ...pictureHandlers];
