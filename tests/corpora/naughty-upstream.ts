import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getResponse } from "msw";
import { handlers } from "../../mocks/handlers";
import { naughty, withTexts } from "./naughty";

/** How many strings stand in one text. */
const together = 48;

/** The list in as many texts as there are rounds, each some of its strings. */
const texts: readonly string[] = Array.from(
  { length: Math.ceil(naughty.length / together) },
  (_none, round) => naughty.slice(round * together, (round + 1) * together).join(" "),
);

/** After so many rounds every text of every answer has been every string. */
export const rounds = texts.length;

/** An upstream that listens. */
export interface NaughtyUpstream {
  url: string;
  /** Which strings the texts are; a number of rounds that never ends. */
  round: number | undefined;
  close(): Promise<void>;
}

/** Starts the embedded upstream with naughty strings for all texts, or as it is without a round. */
export async function startNaughtyUpstream(): Promise<NaughtyUpstream> {
  const upstream: NaughtyUpstream = { url: "", round: undefined, close: () => Promise.resolve() };
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await getResponse(
        handlers,
        new Request(`${upstream.url}${request.url ?? "/"}`, { method: request.method ?? "GET" }),
      );
      const isData = answer?.headers.get("Content-Type")?.includes("json");
      const { round } = upstream;
      let place = 0;
      const next = () => texts[(round! + place++) % rounds]!;
      const body = isData
        ? JSON.stringify(
            withData((await answer!.json()) as Envelope, round === undefined ? undefined : next),
          )
        : Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
      // Not its length, which is another now.
      const type = answer?.headers.get("Content-Type") ?? "text/plain";
      response.writeHead(answer?.status ?? 404, { "Content-Type": type });
      response.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  upstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  upstream.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return upstream;
}

interface Envelope {
  code: string;
  data: unknown;
}

function withData(envelope: Envelope, next: (() => string) | undefined): Envelope {
  return next ? { ...envelope, data: withTexts(envelope.data, next) } : envelope;
}
