/** Writes docs/openapi.json from the schemas of the site's calls: `npm run openapi`. */
import { writeFileSync } from "node:fs";
import { importSiteModule } from "./import-site-module";
import type * as openApiModule from "./upstream/openapi";

// Modules read the environment when they are loaded.
process.env["UPSTREAM_URL"] ||= "http://127.0.0.1";

const { openApiFile, openApiText } = await importSiteModule<typeof openApiModule>(
  "scripts/upstream/openapi.ts",
);
writeFileSync(openApiFile, await openApiText());
console.log(`${openApiFile} is written.`);
