// @ts-check
/**
 * Writes app/content.d.ts, the types of the modules that scripts/content/plugin.ts compiles from
 * the files in content/.
 */
import { readdirSync, writeFileSync } from "node:fs";

const modules = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .map(
    (file) => `declare module "~content/${file}" {
  const content: import("../scripts/content/schemas").Content<"${file}">;
  export = content;
}
`,
  );
writeFileSync("app/content.d.ts", modules.join(""));
