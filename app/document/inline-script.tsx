import { useRendering } from "./rendering";

/**
 * A script written into the document by the server; in the browser it has run already, so that its text
 * need not be there again.
 */
export function InlineScript({ code = "", type }: { code?: string | undefined; type?: string }) {
  useRendering()?.scripts.add(code);
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
