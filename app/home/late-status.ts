import * as to from "~/addresses";

export const failedStatus = "Could not get status";

/** Requests a commission status that was too slow for the page, and writes it into an element. */
export async function showLateStatus(element: Element): Promise<void> {
  try {
    const response = await fetch(to.commissionStatus);
    const { text } = (await response.json()) as { text?: string };
    element.textContent = text || failedStatus;
  } catch {
    element.textContent = failedStatus;
  }
}
