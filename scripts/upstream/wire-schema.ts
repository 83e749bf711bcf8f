import { z } from "zod";
import type { ApiCall } from "../../app/upstream/call.server";
import { isEmpty } from "../../app/upstream/envelope";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Returns the JSON schema of data in a response, which is stricter than the site. */
export function toWireSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: "input",
    override({ jsonSchema }) {
      delete jsonSchema.default;
      // Limits and patterns that zod adds are redundant.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
}

/** Returns whether a call accepts a response without data. */
export const mayBeEmpty = ({ schema }: ApiCall) => schema.safeParse(undefined).success;

/** Lists the differences of an API call's data from the schema, such as `data[3].title: …`. */
export async function findDifferences(call: ApiCall, data: unknown): Promise<string[]> {
  if (isEmpty(data) && mayBeEmpty(call)) return [];
  const strict = z.fromJSONSchema(
    toWireSchema(call.schema) as Parameters<typeof z.fromJSONSchema>[0],
  );
  const issues = strict.safeParse(data).error?.issues;
  if (issues) return issues.map(describeIssue);
  // JSON Schema cannot express all conditions, for example that a name fits in an address.
  const { data: value, error } = await call.schema.safeParseAsync(data);
  if (error) return error.issues.map(describeIssue);
  if (!Array.isArray(data) || !Array.isArray(value) || value.length === data.length) return [];
  return [`data: the site leaves out ${data.length - value.length} of ${data.length} items`];
}

const describeIssue = ({ path, message }: z.core.$ZodIssue) =>
  `${z.core.toDotPath(["data", ...path])}: ${message}`;
