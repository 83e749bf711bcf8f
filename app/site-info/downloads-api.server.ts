import { z } from "zod";
import { readCall, textParameter } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { normalizeWebAddress } from "~/upstream/fields.server";

// Long enough for a signed address. Line breaks are refused, because URL parsers drop them.
const location = z
  .string()
  .max(2_000)
  .regex(/^[^\s\p{C}]+$/u)
  .meta({ description: "An absolute http or https address" })
  .transform(normalizeWebAddress)
  .pipe(z.string("not the address of a file"));

/** The call about downloads. */
export const downloadCalls = {
  location: readCall("v1/downloads/{id}", {
    summary: "The address of a file",
    parameters: { id: textParameter("Name of a file", "super-fox") },
    data: location,
    cache: cachePolicies.current,
  }),
};
