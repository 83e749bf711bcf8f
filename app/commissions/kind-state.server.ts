import { openKinds } from "~content/commissions.yaml";
import { takesRequests, type CommissionType } from "./api.server";

export type KindState = ReturnType<typeof getKindState>;

/**
 * Whether a kind can be requested: while the status is open, the kinds of content/commissions.yaml,
 * or all if it has none.
 */
export function getKindState(
  { exampleImage }: Pick<CommissionType, "exampleImage">,
  status: string,
) {
  const listed = openKinds.find(({ kind }) => kind === exampleImage);
  const isOpen = takesRequests(status) && (listed !== undefined || openKinds.length === 0);
  if (!isOpen) return { isOpen, text: "At the next opening" };
  const slots = listed?.slots;
  return { isOpen, text: slots ? `Open, ${slots} ${slots === 1 ? "slot" : "slots"}` : "Open" };
}
