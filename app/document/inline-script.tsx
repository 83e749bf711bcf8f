import { useRendering } from "./rendering";

/**
 * A script that the server writes into the document, and declares for its policy. In the browser it has run already:
 * there `?inline-script` imports are empty.
 */
export function InlineScript({ code, type }: { code: string; type?: string }) {
  const rendering = useRendering();
  if (code) rendering?.scripts.add(code);
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
