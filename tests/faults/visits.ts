import { expect } from "playwright/test";

/** A response; redirects are not followed. */
export interface VisitResponse {
  status: number;
  headers: Headers;
  body: string;
}

/** Fetches an address, for at most 45 s. */
export async function visit(url: string, init: RequestInit = {}): Promise<VisitResponse> {
  const response = await fetch(url, {
    redirect: "manual",
    signal: AbortSignal.timeout(45_000),
    ...init,
  });
  const { status, headers } = response;
  return { status, headers, body: await response.text() };
}

/** Expects the redirect to the error page that links back to a path, and that no cache stores it. */
export function expectErrorPage({ status, headers }: VisitResponse, path: string): void {
  const page = path.startsWith("/cga/") ? "/cga/error" : "/error";
  const address = `${page}?${new URLSearchParams({ from: path }).toString()}`;
  expect(status, path).toBe(302);
  expect(headers.get("Location"), path).toContain(address);
  expect(headers.get("Cache-Control"), path).toContain("no-store");
}
