import { artist } from "./artist";

/** Smaller pictures have no rights, which would be a quarter of a thumbnail. */
export const MIN_WIDTH_WITH_RIGHTS_PX = 960;

/** The XMP packet of a picture: creator, credit and copyright by IPTC, and by PLUS whether models may train on it. */
export function createXmpRights(training: "allowed" | "denied"): string {
  const mining =
    training === "denied"
      ? ` plus:DataMining="http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-AIMLTRAINING"`
      : "";
  return (
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>` +
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
    `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" ` +
    `xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" ` +
    `xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/" photoshop:Credit="${artist.name}" xmpRights:Marked="True"${mining}>` +
    `<dc:creator><rdf:Seq><rdf:li>${artist.name}</rdf:li></rdf:Seq></dc:creator>` +
    `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${artist.copyright}</rdf:li></rdf:Alt></dc:rights>` +
    `</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`
  );
}
