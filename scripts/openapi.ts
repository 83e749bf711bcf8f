/** Writes docs/openapi.json from the schemas of app/upstream/: `npm run openapi`. */
import { writeFileSync } from "node:fs";

// The calls are declared beside the client, which wants to know where the upstream is.
process.env["UPSTREAM_URL"] ||= "http://127.0.0.1";

const { openApiFile, openApiText } = await import("./upstream/openapi");
writeFileSync(openApiFile, await openApiText());
console.log(`${openApiFile} is written.`);
