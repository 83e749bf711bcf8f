interface Entry {
  id?: string;
  path?: string;
  module: string;
  imports?: string[];
  css?: string[];
  [flag: string]: unknown;
}

interface Manifest {
  routes: Record<string, Entry>;
}

const folder = "/build/assets/";

/** Addresses of files, which no page of the application ever turns to. */
const isFile = ({ path = "" }: Entry) => /\.\w+$|^(?:build|cdn)\/\*$/.test(path);

/** Already there when the manifest is read: the files that every page has. */
const isShared = (file: string) => /\/(?:framework|site)-[^/]*$/.test(file);

const bare = (file: string) => file.slice(folder.length).replace(/\.(?:js|css)$/, "");

/** Puts back what `leanManifest` left out. Runs in the browser, so it is as short as it can be. */
const unfold = `(m,f=(l,e)=>(l||[]).map(n=>"${folder}"+n+e))=>{for(let[k,r]of Object.entries(m.routes)){r.id=k;r.module=f([r.module],".js")[0];r.imports=f(r.imports,".js");r.css=f(r.css,".css")}return m}`;

/**
 * The route manifest that every first visit fetches, without what the browser can tell by itself or
 * never asks for: it grows with every page of the site, and every first visit pays for it.
 *
 * @param script the file that Remix wrote, one assignment of JSON
 */
export function leanManifest(script: string): string {
  const start = script.indexOf("{");
  const end = script.lastIndexOf("}") + 1;
  const manifest = JSON.parse(script.slice(start, end)) as Manifest;
  const routes = Object.entries(manifest.routes)
    .filter(([, route]) => !isFile(route))
    .map(([key, { module, imports = [], css = [], ...rest }]) => {
      const kept = Object.entries(rest).filter(([name, value]) => name !== "id" && value !== false);
      const files = {
        imports: imports.filter((file) => !isShared(file)).map(bare),
        css: css.filter((file) => !isShared(file)).map(bare),
      };
      const lists = Object.entries(files).filter(([, list]) => list.length > 0);
      return [key, { ...Object.fromEntries([...kept, ...lists]), module: bare(module) }];
    });
  const lean = { ...manifest, routes: Object.fromEntries(routes) as unknown };
  return `${script.slice(0, start)}(${unfold})(${JSON.stringify(lean)});`;
}
