import type { LoaderFunctionArgs } from "@remix-run/node";
import { builtAsset } from "~/document/built-assets.server";
import { cacheControl } from "~/http/cache-policy";
import { chooseEncoding } from "~/http/encoding";
import { secure, secureFile } from "~/http/security-headers.server";

/** The built scripts, styles and drawings, compressed at build time; see scripts/precompress.ts. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const name = (params["*"] ?? "").replace(/^assets\//, "");
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding"));
  const asset = builtAsset(name, encoding);
  if (!asset) {
    const headers = secure(new Headers({ "Cache-Control": cacheControl.never }));
    return new Response("No such file in this build.", { status: 404, headers });
  }
  const headers = secureFile(
    new Headers({
      "Content-Type": asset.type,
      "Cache-Control": cacheControl.hashedFile,
      "Content-Length": String(asset.body.byteLength),
      Vary: "Accept-Encoding",
    }),
  );
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  return new Response(asset.body, { headers });
}
