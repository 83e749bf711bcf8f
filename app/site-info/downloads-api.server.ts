import { z } from "zod";
import { readCall, textParameter } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import { webAddress } from "~/upstream/fields.server";

// Long enough for a signed address. What breaks a line is refused: URL parsers would drop it.
const location = z
  .string()
  .max(2_000)
  .regex(/^[^\s\p{C}]+$/u)
  .meta({ description: "An absolute http or https address" })
  .transform((text, context) => {
    const address = webAddress(text);
    if (address !== undefined) return address;
    context.addIssue({ code: "custom", message: "not the address of a file" });
    return z.NEVER;
  });

/** The calls of this area. */
export const downloadCalls = {
  location: readCall("v1/downloads/{id}", {
    summary: "Where a file is to be had",
    parameters: { id: textParameter("Name of a file", "super-fox") },
    data: location,
    cache: cachePolicies.current,
  }),
};

/**
 * Where a file is to be had, as an absolute address that may go into a header.
 *
 * Source: `v1/downloads/{id}`.
 */
export function downloadLocation(id: string): Promise<string> {
  return fetchData(downloadCalls.location, { id });
}
