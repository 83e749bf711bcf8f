import { useContext } from "react";
import { InlineScript } from "../inline-script";
import { RenderingContext } from "../rendering";
import { scriptJson } from "../script-json";

/** Passes loader data to `<Scripts>`, because `renderToString` cannot stream the data. */
export function LoaderData() {
  const data = scriptJson(useContext(RenderingContext).data);
  const stream = "window.__remixContext.streamController";
  return <InlineScript code={`${stream}.enqueue(${data});${stream}.close()`} />;
}
