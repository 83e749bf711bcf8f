import { z } from "zod";
import { cachePolicies } from "./cache.server";
import { getData } from "./call.server";
import { webAddress } from "./web-address.server";

// Long enough for a signed address. What breaks a line is refused: URL parsers would drop it.
const location = z
  .string()
  .max(2_000)
  .regex(/^[^\s\p{C}]+$/u)
  .transform((text, context) => {
    const address = webAddress(text);
    if (address !== undefined) return address;
    context.addIssue({ code: "custom", message: "not the address of a file" });
    return z.NEVER;
  });

/**
 * Where a file is to be had, as an absolute address that may go into a header.
 *
 * Source: `v1/downloads/{id}`.
 */
export function downloadLocation(id: string): Promise<string> {
  return getData(["downloads", id], location, cachePolicies.current);
}
