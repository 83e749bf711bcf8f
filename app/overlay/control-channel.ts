import * as to from "~/addresses";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import type { ControlMessage } from "./control-messages";
import { isMessageFor, type ControlRole } from "./controls";

/** `off` while this browser has not sent the overlay key. */
export type RemoteState = "off" | "connecting" | "open" | "lost";

/** Sends messages to all other docks and overlays. */
export interface ControlChannel {
  send(message: ControlMessage): void;
  close(): void;
}

/** The localStorage key that says that this browser has the cookie of the overlay key, which scripts cannot read. */
const remoteAccessKey = "overlay-remote";

/** The delay of a new connection after an HTTP error. */
const RECONNECT_MS = 5_000;
/** The server ends a stream after one minute: one that is open for longer is dead. */
const STREAM_TIMEOUT_MS = 90_000;
const POST_TIMEOUT_MS = 10_000;
const MAX_POST_ATTEMPTS = 3;
/** A request body may have 64 kB (`server/limits.ts`). */
const MAX_REPORT_LENGTH = 20_000;

/** Tells the overlays of this browser whether they can connect to the server. */
export function storeRemoteAccess(hasAccess: boolean): void {
  if (hasAccess !== (readStorage(remoteAccessKey) !== null)) {
    writeStorage(remoteAccessKey, hasAccess ? "1" : null);
  }
}

/**
 * Connects a dock or an overlay with the others: in this browser by a BroadcastChannel and, once the overlay key was
 * sent, in other browsers by the server. A message can arrive by both.
 */
export function openControlChannel(
  role: ControlRole,
  onMessage: (message: ControlMessage) => void,
  onRemoteState: (state: RemoteState) => void = () => undefined,
): ControlChannel {
  const receive = (message: ControlMessage) => {
    if (isMessageFor(role, message)) onMessage(message);
  };
  const local = new BroadcastChannel("overlay-control");
  local.addEventListener("message", ({ data }: MessageEvent<ControlMessage>) => receive(data));

  let remote: ControlChannel | undefined;
  const updateRemote = () => {
    if (readStorage(remoteAccessKey) !== null) {
      remote ??= connectRemote(role, receive, onRemoteState);
    } else {
      remote?.close();
      remote = undefined;
    }
  };
  updateRemote();
  // The key was sent or forgotten in another document of this browser.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === remoteAccessKey) updateRemote();
  };
  window.addEventListener("storage", onStorage);
  return {
    send(message) {
      local.postMessage(message);
      remote?.send(message);
    },
    close() {
      local.close();
      remote?.close();
      window.removeEventListener("storage", onStorage);
    },
  };
}

/**
 * Receives messages as server-sent events and posts its own. After a lost connection EventSource reconnects with the
 * id of the last event; after an HTTP error it gives up, and a new one is opened.
 */
function connectRemote(
  role: ControlRole,
  receive: (message: ControlMessage) => void,
  onState: (state: RemoteState) => void,
): ControlChannel {
  let source: EventSource;
  let lastEventId = "";
  let timer: ReturnType<typeof setTimeout>;
  let isReportSending = false;

  const connectAfter = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(connect, delay);
  };
  function connect(): void {
    source?.close();
    let errors = 0;
    source = new EventSource(`${to.overlayControl}?${new URLSearchParams({ role, lastEventId })}`);
    source.addEventListener("open", () => {
      errors = 0;
      onState("open");
      connectAfter(STREAM_TIMEOUT_MS);
    });
    source.addEventListener("message", ({ data, lastEventId: id }: MessageEvent<string>) => {
      lastEventId = id;
      // The first event has an id only.
      if (data) receive(JSON.parse(data) as ControlMessage);
    });
    source.addEventListener("error", () => {
      errors += 1;
      const isClosed = source.readyState === EventSource.CLOSED;
      // A stream that ends after its minute is reopened within a second.
      if (isClosed || errors > 1) onState("lost");
      connectAfter(isClosed ? RECONNECT_MS : STREAM_TIMEOUT_MS);
    });
  }
  onState("connecting");
  connect();

  return {
    send(message) {
      if (message.type !== "report") {
        void post(message, MAX_POST_ATTEMPTS);
      } else if (!isReportSending) {
        // The next report follows within two seconds.
        isReportSending = true;
        void post(shortenReport(message), 1).finally(() => (isReportSending = false));
      }
    },
    close() {
      clearTimeout(timer);
      source.close();
      onState("off");
    },
  };
}

async function post(message: ControlMessage, attempts: number): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const response = await fetch(to.overlayControl, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(POST_TIMEOUT_MS),
      });
      if (response.status < 500) return;
    } catch {
      // The server cannot be reached.
    }
    await new Promise((resolve) => setTimeout(resolve, attempt * 1_000));
  }
}

/** Removes the last entries of a report until it fits into a request. */
function shortenReport({ report }: Extract<ControlMessage, { type: "report" }>): ControlMessage {
  const { waiting, shown } = report;
  let length = Math.max(waiting.length, shown.length);
  let short = report;
  while (length > 0 && JSON.stringify(short).length > MAX_REPORT_LENGTH) {
    length = Math.floor(length / 2);
    short = { ...report, waiting: waiting.slice(0, length), shown: shown.slice(0, length) };
  }
  return { type: "report", report: short };
}
