import { readFileSync } from "node:fs";
import { http, HttpResponse, type HttpHandler } from "msw";
import { handlers } from "../../mocks/handlers";
import { startUpstream } from "../../mocks/server";

interface Parameter {
  name: string;
  example: string | number;
}

const { paths } = JSON.parse(readFileSync("docs/openapi.json", "utf8")) as {
  paths: Record<string, Record<string, { parameters?: Parameter[] }>>;
};

/** A call that reads. */
export interface AttackedCall {
  /** From `/v1/` on, with its parameters in braces. */
  path: string;
  /** The path with the examples of its parameters. */
  example: string;
  pattern: string;
}

const calls = Object.entries(paths).flatMap(([path, { get }]): AttackedCall[] => {
  if (!get) return [];
  const fill = (text: string, { name, example }: Parameter) =>
    text.replace(`{${name}}`, String(example));
  const pattern = `*${path.replace(/\{(\w+)\}/g, ":$1")}`;
  return [{ path, example: (get.parameters ?? []).reduce(fill, path), pattern }];
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
