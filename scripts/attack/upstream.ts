import { http, HttpResponse, type HttpHandler } from "msw";
import openApi from "../../docs/openapi.json" with { type: "json" };
import { handlers } from "../../mocks/handlers";
import { startUpstream } from "../../mocks/server";

/** A call that reads. */
export interface AttackedCall {
  /** From `/v1/` on, with its parameters in braces. */
  path: string;
  pattern: string;
  /** What it answers otherwise: the data of its envelope, or the text of a feed. */
  good: unknown;
}

interface Content {
  example: unknown;
}

const calls = Object.entries(openApi.paths).flatMap(([path, methods]): AttackedCall[] => {
  if (!("get" in methods)) return [];
  const content: Record<string, Content> = methods.get.responses[200].content;
  const [[type, { example }] = ["", { example: "" }]] = Object.entries(content);
  const good = type === "application/json" ? (example as { data: unknown }).data : example;
  return [{ path, pattern: `*${path.replace(/\{(\w+)\}/g, ":$1")}`, good }];
});

/** The embedded upstream, in this process, with answers that can be replaced and a list of the calls it gets. */
export async function startAttackedUpstream() {
  let replaced: HttpHandler[] = [];
  let called = new Set<AttackedCall>();
  const recorders = calls.map((call) => http.get(call.pattern, () => void called.add(call)));
  const { url, close } = await startUpstream({
    loadHandlers: () => [...recorders, ...replaced, ...handlers],
  });
  return {
    url,
    close,
    /** The calls since the last time. */
    takeCalls() {
      const taken = [...called];
      called = new Set();
      return taken;
    },
    /** Answers calls by handlers of the attack, until the next replacement. */
    replace(...more: HttpHandler[]) {
      replaced = more;
    },
    /** Answers a call with a document, or with JSON as the data of its envelope. */
    replaceAnswer({ pattern }: AttackedCall, text: string) {
      const isXml = text.startsWith("<");
      const body = isXml ? text : `{"code":"CHASE-1000","message":"OK","data":${text}}`;
      const headers = { "Content-Type": isXml ? "application/rss+xml" : "application/json" };
      replaced = [http.get(pattern, () => new HttpResponse(body, { headers }))];
    },
  };
}

export type AttackedUpstream = Awaited<ReturnType<typeof startAttackedUpstream>>;
