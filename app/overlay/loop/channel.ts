import type { AlertOnScreen, QueuedAlert } from "./alerts";
import type { Command } from "./state";

/** The state of an overlay, sent to docks. */
export interface Report {
  type: "report";
  /** Identifies the overlay: a browser can have several. */
  overlay: string;
  at: number;
  isConnected: boolean;
  onScreen: AlertOnScreen | undefined;
  waiting: readonly QueuedAlert[];
}

/** A message between the docks and overlays of a browser. */
export type Message = Command | Report;

/** The connection between an overlay and the docks in the same browser. */
export interface Channel {
  send(message: Message): void;
  close(): void;
}

/** Connects this page to the overlays and docks in the same browser. */
export function openChannel(onMessage: (message: Message) => void): Channel {
  const channel = new BroadcastChannel("overlay");
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => onMessage(data));
  return {
    send: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
