interface DrawingProps {
  /** The text of an SVG file in this repository, imported with `?raw`. */
  svg: string;
  className?: string | undefined;
}

/** A decorative drawing in the document, so that style sheets apply to its parts. */
export function Drawing({ svg, className }: DrawingProps) {
  return (
    <span aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
