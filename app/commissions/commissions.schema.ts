import { z } from "zod";
import { referringTo } from "../content-names";

const openKind = z.strictObject({
  kind: referringTo("picture", z.string(), (kind) => `commissions/${kind}/1.png`),
  slots: z.int().min(1).optional(),
});

/** content/commissions.yaml: the commission types that can be requested. */
export const commissionsSchema = z.strictObject({ openKinds: z.array(openKind) });
