import { http, HttpResponse } from "msw";
import sharp from "sharp";
import { expect } from "vitest";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { clearSizes } from "~/upstream/picture-sizes.server";
import { upstream } from "~mocks/index";
import { origin } from "./route-response";

type Loader = (args: LoaderFunctionArgs) => Response | Promise<Response>;

/** Requests a preview image. */
export async function open(
  loader: Loader,
  search: string,
  { params = {}, headers = {} }: { params?: object; headers?: HeadersInit } = {},
) {
  const request = new Request(`${origin}/preview.png${search}`, { headers });
  const answer = await loader({ request, params: { ...params }, context: {} });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}

/** Matches the `Cache-Control` of a complete preview image. */
export const longCaching = /^public, max-age=604800\b/;
/** Matches the `Cache-Control` of a preview image that may change soon. */
export const shortCaching = /^public, max-age=60\b/;

/** Checks the size and the headers of a preview image. */
export async function expectPreview(
  { status, headers, bytes }: Awaited<ReturnType<typeof open>>,
  caching: RegExp,
) {
  expect(status).toBe(200);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThan(300_000);
  expect(headers.get("Content-Type")).toBe("image/png");
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  expect(headers.get("Cache-Control")).toMatch(caching);
}

/** The mocked picture host: its next responses, and the requested addresses. */
export const host = {
  answer: (_path: string): Response | Promise<Response> => picture(red),
  asked: [] as string[],
};

/** Lets the picture host answer with a red picture. */
export function mockPictureHost(): void {
  clearSizes();
  host.asked = [];
  host.answer = () => picture(red);
  upstream.use(
    http.get("*/cdn/*", ({ request }) => {
      const { pathname, search } = new URL(request.url);
      host.asked.push(pathname + search);
      return host.answer(pathname);
    }),
  );
}

/** Returns a response of the picture host. */
export const picture = (body: Uint8Array<ArrayBuffer>, headers = {}) =>
  new HttpResponse(body, { headers: { "Content-Type": "image/png", ...headers } });

/** Draws a red PNG file. */
export async function drawRed(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width, height, channels: 3, background: "#ff0000" } as const;
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}
const red = await drawRed(40, 30);

/** The fraction of red pixels; the mocked picture is red. */
export async function redness(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let i = 0; i < data.length; i += info.channels) {
    if (data[i]! > 245 && data[i + 1]! < 10 && data[i + 2]! < 10) count++;
  }
  return count / (info.width * info.height);
}
