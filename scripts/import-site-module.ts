import { runnerImport } from "vite";
import { content } from "./content";

/** Imports a module of the site, which may import files of content/. @param path from the root of the repository */
export async function importSiteModule<Module>(path: string): Promise<Module> {
  const folder = (name: string) => new URL(`../${name}`, import.meta.url).pathname;
  const { module } = await runnerImport<Module>(folder(path), {
    configFile: false,
    logLevel: "error",
    plugins: [content()],
    resolve: {
      alias: { "~": folder("app"), "~content": folder("content"), "~mocks": folder("mocks") },
    },
  });
  return module;
}
