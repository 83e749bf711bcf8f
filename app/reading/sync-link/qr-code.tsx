import { useEffect, useState } from "react";

/** Cameras do not read codes of longer links from a screen. */
const MAX_CODED_CHARS = 1_000;

/** A link as a QR code; nothing for one that is too long. */
export function QrCode({ link, label }: { link: string; label: string }) {
  const [rows, setRows] = useState<readonly boolean[][]>();
  const isCoded = link.length <= MAX_CODED_CHARS;
  useEffect(() => {
    if (!isCoded) return;
    // Without the encoder the link can still be copied.
    void import("uqr").then(
      ({ encode }) => setRows(encode(link, { border: 4 }).data),
      () => undefined,
    );
  }, [link, isCoded]);
  if (!isCoded) return null;
  const size = rows?.length ?? 1;
  const path = rows?.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1` : "")),
  );
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path?.join("")} />
    </svg>
  );
}
