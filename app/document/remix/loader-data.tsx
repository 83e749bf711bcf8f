import { useContext } from "react";
import { InlineScript } from "../inline-script";
import { RenderingContext } from "../rendering";
import { scriptJson } from "../script-json";

/**
 * Hands the data of the loaders to the script of `<Scripts>`. Remix's own component streams it in many scripts, which
 * `renderToString` cannot wait for.
 */
export function LoaderData() {
  const data = scriptJson(useContext(RenderingContext).data);
  const stream = "window.__remixContext.streamController";
  return <InlineScript code={`${stream}.enqueue(${data});${stream}.close()`} />;
}
