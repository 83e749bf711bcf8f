interface DrawingProps {
  /** The text of an SVG file of this repository, imported with `?raw`. */
  svg: string;
  className?: string | undefined;
}

/** A decorative drawing within the page, so that style sheets reach its parts. */
export function Drawing({ svg, className }: DrawingProps) {
  return (
    <span aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
