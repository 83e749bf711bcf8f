import { openKinds } from "~content/commissions.yaml";
import { takesRequests, type CommissionType } from "./api.server";

/** Whether a commission type can be requested now, and a text about this for visitors. */
export type CommissionTypeState = ReturnType<typeof getTypeState>;

/**
 * Returns the state of a commission type. While the commission status is open, the types that
 * content/commissions.yaml lists can be requested, or all types if it lists none.
 */
export function getTypeState(
  { exampleImage }: Pick<CommissionType, "exampleImage">,
  status: string,
) {
  const listed = openKinds.find(({ kind }) => kind === exampleImage);
  const isOpen = takesRequests(status) && (listed !== undefined || openKinds.length === 0);
  if (!isOpen) return { isOpen, text: "At the next opening" };
  const slots = listed?.slots;
  return { isOpen, text: slots ? `Open, ${slots} ${slots === 1 ? "slot" : "slots"}` : "Open" };
}
