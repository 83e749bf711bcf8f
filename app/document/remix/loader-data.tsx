import { useContext } from "react";
import { InlineScript } from "../inline-script";
import { RenderingContext, scriptJson } from "../rendering";

/** Passes loader data to `<Scripts>`, because `renderToString` cannot stream the data. */
export function LoaderData() {
  const data = scriptJson(useContext(RenderingContext).data);
  const stream = "window.__remixContext.streamController";
  return <InlineScript code={`${stream}.enqueue(${data});${stream}.close()`} />;
}
