/** An XMP packet for wide pictures by the artist. The embedded upstream sets the one of the site. */
export const pictureRights = { packet: "", minWidthPx: Infinity };
