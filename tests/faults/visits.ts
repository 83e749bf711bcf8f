import { expect } from "playwright/test";

/** What a visitor gets, with redirects left to them. */
export interface VisitResponse {
  status: number;
  headers: Headers;
  body: string;
  milliseconds: number;
}

/** Visits an address as a program does; an answer that does not come in 8 s has failed. */
export async function visit(url: string, init: RequestInit = {}): Promise<VisitResponse> {
  const start = performance.now();
  const response = await fetch(url, {
    redirect: "manual",
    signal: AbortSignal.timeout(8_000),
    ...init,
  });
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body,
    milliseconds: performance.now() - start,
  };
}

/** The end of an address, so that `/characters/vixy` is asked for as its data. */
export const dataOf = (path: string) => `${path}.data`;

/** What stands for a page that cannot be had. */
export interface Screen {
  /** Where a redirect leads, or of a page of its own what it says. */
  says: string;
  /** 302 for a redirect. */
  status: number;
}

/** A redirect to an error page that offers to come back. */
export const redirectTo = (page: string, from?: string): Screen => ({
  says: from === undefined ? page : `${page}?${new URLSearchParams({ from }).toString()}`,
  status: 302,
});

/**
 * Expects a screen in place of a page: as a document, or as the data of one where redirects are
 * told in the body. Whatever it is, nobody stores it.
 */
export function expectScreen(answer: VisitResponse, { says, status }: Screen, what: string): void {
  const isData = answer.headers.get("Content-Type")?.startsWith("text/x-script") ?? false;
  expect(answer.status, `status of ${what}`).toBe(status === 302 && isData ? 202 : status);
  const told = status === 302 && !isData ? answer.headers.get("Location") : answer.body;
  expect(told, `screen of ${what}`).toContain(says);
  expect(answer.headers.get("Cache-Control"), `storing ${what}`).toContain("no-store");
}

/** Expects a page with what it is to say, and that caches may keep it as any other. */
export function expectPage(answer: VisitResponse, says: string, what: string): void {
  expect(answer.status, `status of ${what}`).toBe(200);
  expect(answer.body, `what ${what} says`).toContain(says);
  expect(answer.headers.get("Cache-Control"), `storing ${what}`).toMatch(/^public, max-age=\d/);
  expect(answer.headers.get("Retry-After"), `headers of ${what}`).toBeNull();
}
