import { ink } from "../colour";
import { flat } from "../figure";
import { oval } from "../shape";

/** The shadow a creature casts on the ground of its plate. */
export const shade = (half: number, y = 716): string => flat(oval(600, y, half, 22, 0), ink, 0.28);
