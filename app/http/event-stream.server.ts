import { eventStreams } from "~/metrics.server";
import { uncachedHeaders } from "./cache-policy";

/** Shorter than the idle timeouts of proxies. */
const HEARTBEAT_MS = 15_000;

const MAX_STREAM_MS = 60_000;

/** Unread bytes after which the stream of a slow reader ends. */
const MAX_BACKLOG_BYTES = 1024 * 1024;

/** Sends an event. A client that reconnects sends the id of its last event. */
export type SendEvent = (data: string, id: string) => void;

/**
 * Answers with server-sent events. The stream ends after a minute, and when the process drains; the client reconnects.
 *
 * @param open is called before the response starts; the function it returns is called at the end
 */
export function eventStream(
  request: Request,
  ending: AbortSignal | undefined,
  open: (send: SendEvent) => () => void,
): Response {
  const encoder = new TextEncoder();
  const ended = new AbortController();
  const end = () => ended.abort();
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => {
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(text));
          else end();
        };
        const timers = [setInterval(write, HEARTBEAT_MS, ":\n\n"), setTimeout(end, MAX_STREAM_MS)];
        for (const signal of [request.signal, ...(ending ? [ending] : [])]) {
          signal.addEventListener("abort", end, { signal: ended.signal });
        }
        eventStreams.inc();
        // Also sends the headers.
        write("retry: 1000\n\n");
        const close = open((data, id) => write(`id: ${id}\ndata: ${data}\n\n`));
        const finish = () => {
          eventStreams.dec();
          timers.forEach(clearTimeout);
          close();
          try {
            controller.close();
          } catch {
            // The visitor has left.
          }
        };
        if (ended.signal.aborted) finish();
        else ended.signal.addEventListener("abort", finish);
      },
      cancel: end,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_BACKLOG_BYTES }),
  );
  // The second makes proxies send each event at once.
  const more = { "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" };
  return new Response(body, { headers: uncachedHeaders(more) });
}
