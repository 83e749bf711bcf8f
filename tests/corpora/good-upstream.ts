import type { ApiCall } from "~/upstream/api-call";
import { catalogue } from "../../scripts/upstream/catalogue";
import { exampleAnswer } from "../../scripts/upstream/examples";

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

/** A valid response to every call, with short lists and without HTML, which would be slow to sanitize. */
export async function goodResponses(): Promise<GoodResponse[]> {
  return Promise.all(catalogue.map(goodAnswer));
}

async function goodAnswer(call: ApiCall): Promise<GoodResponse> {
  const fits = new RegExp(`^/${call.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  const answer = await exampleAnswer(call);
  if (!("data" in call)) {
    const body = String(answer);
    return { call, fits, status: 200, type: call.mediaType, body, data: undefined };
  }
  const body = JSON.stringify(answer, (_name, value: unknown) =>
    typeof value === "string" && value.includes("<") ? "Plain." : value,
  );
  const { data } = JSON.parse(body) as { data: unknown };
  return { call, fits, status: 200, type: "application/json", body, data };
}
