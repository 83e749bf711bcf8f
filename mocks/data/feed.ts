/** An entry of the artist's feed. `date` is an RFC 822 date, as RSS requires. */
interface FeedEntry {
  title: string;
  path: string;
  date: string;
  text: string;
}

/** The entries of the feed, newest first. */
const feedEntries: readonly FeedEntry[] = [
  {
    title: "Talechasers 3.8: the card that winked",
    path: "/comics/talechasers/3/8",
    date: "Fri, 14 Nov 2025 18:00:00 GMT",
    text: "Chapter three ends tonight. Nobody is quite who they were dealt.",
  },
  {
    title: "Talechasers 3.7",
    path: "/comics/talechasers/3/7",
    date: "Fri, 07 Nov 2025 18:00:00 GMT",
    text: "Ruby’s gloves come off. It took me nine tries to draw that grin.",
  },
  {
    title: "Talechasers 3.6",
    path: "/comics/talechasers/3/6",
    date: "Fri, 31 Oct 2025 18:00:00 GMT",
    text: "A game of cards with the pendant on the table, and a very long pause.",
  },
  {
    title: "Sketch slots are open",
    path: "/commissions",
    date: "Mon, 27 Oct 2025 12:00:00 GMT",
    text: "Five of them, for about a week. Bring references; I love references.",
  },
];

/** Returns the document of the feed with links to a site. */
export function feedDocument(site: string): string {
  const items = feedEntries.map(
    ({ title, path, date, text }) =>
      `<item><title>${title}</title><link>${site}${path}</link><guid>${site}${path}</guid><pubDate>${date}</pubDate><description>${text}</description></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Talechasers</title><link>${site}/</link><description>New pages, and news from the den of Chase.</description><language>en</language>
${items.join("\n")}
</channel></rss>
`;
}
