import { getResponse } from "msw";
import { handlers } from "~mocks/handlers";
import type { ApiCall } from "~/upstream/api-call";
import { catalogue } from "~mocks/catalogue.server";

export interface GoodResponse {
  call: ApiCall;
  /** Matches the paths of the call. */
  fits: RegExp;
  status: number;
  type: string;
  body: string;
  /** Undefined without an envelope. */
  data: unknown;
}

const base = process.env["UPSTREAM_URL"]!;

const game = {
  id: "4f5f9e4e-7f0c-4a5b-8f10-4b7a2c9e0d11",
  left: { id: 25, name: "Pikachu", shiny: false },
  center: { id: 37, name: "Vulpix", shiny: true },
  right: { id: 133, name: "Eevee", shiny: false },
  selectedPokemon: [{ id: 1, name: "Bulbasaur", shiny: false }],
  teamSize: 6,
};

/** A valid response to every call, with short lists and without HTML, which would be slow to sanitize. */
export async function goodResponses(): Promise<GoodResponse[]> {
  return Promise.all(catalogue.map(goodAnswer));
}

async function goodAnswer(call: ApiCall): Promise<GoodResponse> {
  const fits = new RegExp(`^/${call.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) =>
    String(exampleOf(call, name)),
  );
  const response = await getResponse(
    handlers,
    new Request(`${base}/${path}`, {
      method: call.method,
      body: call.method === "POST" ? JSON.stringify(bodies[call.path]) : null,
      headers: { "Content-Type": "application/json" },
    }),
  );
  const text = (await response?.text()) ?? "";
  const type = response?.headers.get("Content-Type") ?? "";
  if (!("data" in call)) return { call, fits, status: 200, type, body: text, data: undefined };
  const { data } = JSON.parse(text) as { data: unknown };
  const kept = call.path.includes("choose-your-starter/{") ? gameAnswer(call) : cut(data);
  if (kept === null) throw new Error(`the embedded upstream has no answer to ${call.path}`);
  const body = JSON.stringify({ code: "CHASE-1000", message: "OK", data: kept });
  return { call, fits, status: 200, type, body, data: kept };
}

function gameAnswer({ method }: ApiCall): unknown {
  return method === "DELETE" ? true : game;
}

/** The request bodies of POST calls. */
const bodies: Record<string, unknown> = {
  "v1/generators/transformation": {
    extinct: "EXCLUDE",
    mythical: "EXCLUDE",
    casarokanUnique: "EXCLUDE",
    modifierOption: "INCLUDE",
  },
  "v1/generators/fursona": { colors: 3, colorSet: "ALL", modifierOption: "INCLUDE" },
  "v1/tools/pokemon/choose-your-starter": {
    numberOfPlayers: 1,
    teamSize: 6,
    generation: 0,
    includeNfe: true,
    includeLegendary: true,
    includeMythical: true,
    includePseudoLegendary: true,
    shinyOdds: 0.5,
  },
};

/** Parameters whose examples do not fit each other. */
const examples: Record<string, Record<string, string>> = {
  "v1/world/content/world/{section}/{subsection}": { section: "botanary", subsection: "trees" },
};

function exampleOf(call: ApiCall, name: string): unknown {
  const schema = call.parameters[name as keyof typeof call.parameters] as
    | { meta(): { examples?: unknown[] } | undefined }
    | undefined;
  return examples[call.path]?.[name] ?? schema?.meta()?.examples?.[0] ?? "x";
}

function cut(data: unknown): unknown {
  if (typeof data === "string") return data.includes("<") ? "Plain." : data;
  // A pair of chapter and page.
  if (Array.isArray(data)) return data.slice(0, typeof data[0] === "number" ? 2 : 1).map(cut);
  if (typeof data !== "object" || data === null) return data;
  const entries = Object.entries(data);
  // Only maps of pages or donors are long.
  const few = entries.length > 24 ? entries.slice(0, 1) : entries;
  return Object.fromEntries(few.map(([name, value]) => [name, cut(value)]));
}
