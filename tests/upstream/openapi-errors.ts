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
  const methods = (document.paths as Record<string, Record<string, { responses: object }>>)[
    `/${path}`
  ]!;
  return Object.keys(methods[method.toLowerCase()]!.responses).map(Number);
}
