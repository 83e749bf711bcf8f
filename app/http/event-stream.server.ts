import { cacheControl } from "./cache-policy";
import { secure } from "./security-headers.server";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Aborted when the process is about to end: what goes on until its visitor leaves ends then. */
    ending?: AbortSignal;
  }
}

/** Milliseconds: between two signs of life, which idle timeouts on the way are longer than, and of a whole stream. */
const times = { beat: 15_000, whole: 60_000 };

/** Bytes that wait for a visitor who reads slowly, before the stream is given up. */
const backlog = 1024 * 1024;

/** Sends an event; its id is what the visitor had last when the stream is asked for again. */
export type SendEvent = (data: string, id: string) => void;

/**
 * Answers with server-sent events. The stream ends after a minute, and when the process is about to: whoever
 * listens asks again, and so comes to the replica that is the right one by then.
 *
 * @param open is given the means to send, before the answer starts; what it gives back is called at the end
 */
export function eventStream(
  request: Request,
  ending: AbortSignal | undefined,
  open: (send: SendEvent) => () => void,
): Response {
  const encoder = new TextEncoder();
  let end = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => {
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(text));
          else end();
        };
        const timers = [
          setInterval(write, times.beat, ":\n\n"),
          setTimeout(() => end(), times.whole),
        ];
        const signals = [request.signal, ...(ending ? [ending] : [])];
        let hasEnded = false;
        let close = () => {};
        end = () => {
          hasEnded = true;
          end = () => {};
          timers.forEach(clearTimeout);
          for (const signal of signals) signal.removeEventListener("abort", onAbort);
          close();
          try {
            controller.close();
          } catch {
            // Its visitor has left.
          }
        };
        const onAbort = () => end();
        for (const signal of signals) signal.addEventListener("abort", onAbort);
        // Also sends the headers.
        write("retry: 1000\n\n");
        close = open((data, id) => write(`id: ${id}\ndata: ${data}\n\n`));
        if (hasEnded) close();
      },
      cancel: () => end(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: backlog }),
  );
  const headers = new Headers({
    "Content-Type": "text/event-stream",
    "Cache-Control": cacheControl.never,
    // A proxy would hold it back until it is worth a packet.
    "X-Accel-Buffering": "no",
  });
  return new Response(body, { headers: secure(headers) });
}
