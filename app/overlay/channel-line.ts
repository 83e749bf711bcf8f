import { readStorage } from "~/ui/browser-storage";
import { createFar, type FarState } from "./channel-far";
import { isFor, readMessage, type Message, type Role } from "./channel-messages";

/** The entry of browser storage that says that this browser may use the way through the server. */
export const farKey = "overlay-far";

/** The name that documents of this browser meet by. */
const channelName = "overlay-control";

/** What a dock or an overlay speaks into. */
export interface Line {
  send(message: Message): void;
}

/**
 * Opens both ways of messages: to other documents of this browser, at once, and through the server to other
 * browsers. The cookie that opens the second one cannot be read; that it may be there the dock's page notes in
 * browser storage, and where it does not nothing is asked.
 */
export function openLine(
  role: Role,
  hear: (message: Message) => void,
  onState: (state: FarState) => void = () => undefined,
): Line {
  const take = (data: unknown) => {
    const message = readMessage(data);
    if (message && isFor(role, message)) hear(message);
  };
  const near = new BroadcastChannel(channelName);
  near.addEventListener("message", ({ data }) => take(data));
  const far = createFar(role, take, onState);
  const startFar = () => {
    if (readStorage(farKey) !== null) far.start();
  };
  startFar();
  // A dock's page was opened meanwhile, in this browser, and the key has been sent.
  window.addEventListener("storage", ({ key }) => {
    if (key === farKey) startFar();
  });
  return {
    send(message) {
      near.postMessage(message);
      far.send(message);
    },
  };
}
