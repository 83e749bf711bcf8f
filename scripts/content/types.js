// @ts-check
/** Writes app/content.d.ts, the types of the modules that `plugin.ts` compiles from content/. */
import { readdirSync, writeFileSync } from "node:fs";
import { nameSchema } from "./schema-name.js";

const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".yaml"),
);

/** @param {string} file */
const typeOf = (file) =>
  `import("zod").output<typeof import("../scripts/content/schemas").${nameSchema(file)}>`;

const fields = files.map((file) => `  "${file}": ${typeOf(file)};\n`);
const modules = files.map(
  (file) => `declare module "~content/${file}" {
  const content: ContentData["${file}"];
  export = content;
}
`,
);
writeFileSync(
  "app/content.d.ts",
  `interface ContentData {
  [panels: \`panels/\${string}/\${number}.yaml\`]: ${typeOf("panels/")};
${fields.join("")}}
${modules.join("")}`,
);
