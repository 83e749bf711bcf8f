import { Ajv2020 } from "ajv/dist/2020.js";
import * as formats from "ajv-formats";
import type { ApiCall } from "~/upstream/api-call";
import document from "../../docs/openapi.json";

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default.default(ajv);
ajv.addSchema(document, "openapi.json");

/** Says why an answer to a call does not fit docs/openapi.json. @param status a documented one */
export function openApiErrors({ method, path }: ApiCall, answer: unknown, status = 200): string[] {
  const schema =
    status === 200
      ? `#/paths/~1${path.replaceAll("/", "~1")}/${method.toLowerCase()}/responses/200/content/application~1json/schema`
      : "#/components/schemas/Failure";
  const validate = ajv.getSchema(`openapi.json${encodeURI(schema)}`)!;
  void validate(answer);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** The statuses of a call in docs/openapi.json. */
export function documentedStatuses({ method, path }: ApiCall): number[] {
  return Object.keys(operationOf(method, path).responses).map(Number);
}

interface Operation {
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

function operationOf(method: string, path: string): Operation {
  const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
  return paths[`/${path}`]![method.toLowerCase()]!;
}

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema | false;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
}

/** The fields of a call's data that no answer has, as `ShopEntry.price`. */
export function fieldsWithoutValue({ method, path }: ApiCall, answers: unknown[]): string[] {
  const { content } = operationOf(method, path).responses[200]!;
  const { data } = content["application/json"]?.schema.allOf?.[1]?.properties ?? {};
  return data ? missingFields(data, answers, path) : [];
}

function missingFields(schema: Schema, values: unknown[], name: string): string[] {
  if (values.length === 0) return [];
  const { $ref, anyOf = [], items, properties = {}, additionalProperties } = schema;
  if ($ref) {
    const component = $ref.split("/").at(-1) as keyof typeof document.components.schemas;
    return missingFields(document.components.schemas[component] as Schema, values, component);
  }
  const parts = values.flatMap((value) =>
    typeof value === "object" && value !== null ? [Object.entries(value)] : [],
  );
  const inner = items || additionalProperties;
  return [
    ...anyOf.flatMap((one) => missingFields(one, values, name)),
    ...(inner
      ? missingFields(
          inner,
          parts.flat().map(([, part]) => part as unknown),
          name,
        )
      : []),
    ...Object.entries(properties).flatMap(([field, one]) => {
      const found = parts.flat().filter(([key]) => key === field);
      return found.length > 0
        ? missingFields(
            one,
            found.map(([, part]) => part as unknown),
            name,
          )
        : [`${name}.${field}`];
    }),
  ];
}
