import { writeMessage, type Message, type Role } from "./channel-messages";
import { eventsOf } from "./event-source";

/** How the way through the server is; `refused` where it is off, or this browser has not sent the key. */
export type FarState = "unused" | "opening" | "open" | "lost" | "refused";

/** The way of messages through the server, to other browsers. */
export interface Far {
  /** Listens from now on, for as long as the page lives; once is enough. */
  start(): void;
  send(message: Message): void;
}

const address = "/ex/overlay/control";

/** Milliseconds without a sign of life after which a stream is given up; one comes every 15 s. */
const patience = 40_000;

/** Milliseconds: the first and the longest wait after a failure, between two reports, and for an answer. */
const waits = { first: 1_000, longest: 30_000, reports: 1_000, answer: 10_000 };

/** A command is tried so often; a report once, as there will be another. */
const tries = 3;

/** More commands do not wait while the server cannot be reached. */
const longestQueue = 20;

/**
 * The wait after failures in a row: doubled for each, never more than half a minute.
 *
 * @param chance 0 to 1, shortens the wait by up to a fifth, so that not all come back at once
 */
export function farDelay(failures: number, chance: number): number {
  return Math.min(waits.first * 2 ** (failures - 1), waits.longest) * (1 - 0.2 * chance);
}

/**
 * Makes the way through the server. It costs nothing until it is started, and ends where the server says that
 * it is not for this browser.
 *
 * @param hear is given what was said, as it came
 */
export function createFar(
  role: Role,
  hear: (data: unknown) => void,
  onState: (state: FarState) => void,
): Far {
  let state: FarState = "unused";
  /** The id of the event that was heard last. */
  let after = "";
  let stream = new AbortController();
  const queue: Message[] = [];
  let isPosting = false;

  const be = (next: FarState) => {
    if (state === next) return;
    state = next;
    onState(state);
  };

  let isListening = false;

  const isStarted = () => state !== "unused" && state !== "refused";

  /** Listens until this browser is refused. One that is started again meanwhile goes on. */
  async function listen(): Promise<void> {
    if (isListening) return;
    isListening = true;
    for (let failures = 0; ;) {
      failures = (await listenOnce()) ? 0 : failures + 1;
      if (!isStarted()) break;
      if (failures > 0) be("lost");
      await pause(failures > 0 ? farDelay(failures, Math.random()) : 100);
    }
    isListening = false;
  }

  /** Listens to one stream up to its end. @returns whether it came to one */
  async function listenOnce(): Promise<boolean> {
    const own = (stream = new AbortController());
    const giveUp = () => own.abort();
    let watch = setTimeout(giveUp, patience);
    try {
      const query = new URLSearchParams({ as: role, after });
      const { signal } = own;
      const answer = await window.fetch(`${address}?${query.toString()}`, {
        cache: "no-store",
        signal,
      });
      if (isRefusal(answer)) return false;
      if (!answer.ok || !answer.body) return false;
      for await (const { id, data } of eventsOf(answer.body)) {
        clearTimeout(watch);
        watch = setTimeout(giveUp, patience);
        if (id) after = id;
        be("open");
        if (data) hear(JSON.parse(data));
      }
      return true;
    } catch {
      // Given up for another replica it has not failed.
      return own.signal.reason === moved;
    } finally {
      clearTimeout(watch);
    }
  }

  async function post(): Promise<void> {
    if (isPosting) return;
    isPosting = true;
    for (let message = queue.shift(); message && isStarted(); message = queue.shift()) {
      const isReport = message.say === "report";
      for (let time = 1; time <= (isReport ? 1 : tries) && !(await postOnce(message)); time += 1) {
        await pause(farDelay(time, Math.random()));
      }
      if (isReport) await pause(waits.reports);
    }
    isPosting = false;
  }

  async function postOnce(message: Message): Promise<boolean> {
    try {
      const answer = await window.fetch(address, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: writeMessage(message),
        signal: AbortSignal.timeout(waits.answer),
      });
      if (isRefusal(answer)) return true;
      // It was understood, or never will be.
      if (!answer.ok) return answer.status === 400;
      const room = await answer.text();
      if (after && !after.startsWith(`${room}-`)) stream.abort(moved);
      return true;
    } catch {
      return false;
    }
  }

  function isRefusal({ status }: Response): boolean {
    const isRefused = status === 401 || status === 404;
    if (!isRefused) return false;
    be("refused");
    stream.abort();
    return true;
  }

  return {
    start() {
      if (isStarted()) return;
      be("opening");
      void listen();
    },
    send(message) {
      if (!isStarted()) return;
      const older = message.say === "report" ? queue.findIndex(({ say }) => say === "report") : -1;
      if (older >= 0) queue[older] = message;
      else if (queue.length < longestQueue) queue.push(message);
      void post();
    },
  };
}

const moved = "another replica";

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
