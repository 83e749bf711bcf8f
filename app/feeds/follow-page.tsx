import * as to from "~/addresses";
import comics from "~content/comics.yaml";
import { socialLinks } from "~content/links.yaml";
import { CopyLink } from "~/ui/copy-link";
import { useRootData } from "~/ui/root-data";
import styles from "./follow-page.module.css";

const feeds = [
  { name: "All news", path: to.newsFeed },
  ...Object.values(comics).map(({ slug, title }) => ({
    name: `Pages of ${title}`,
    path: to.comicFeed(slug),
  })),
];

/** An address without its scheme, which can break after slashes. */
const shortenAddress = (href: string) =>
  href
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .split(/(?<=\/)/)
    .flatMap((part, index) => [part, <wbr key={index} />]);

/** How to follow the artist: the profiles, and the feeds, which browsers cannot show. */
export function FollowPage() {
  const { siteUrl = "" } = useRootData();
  const addresses = [
    ...socialLinks.map(({ name, href }) => ({ name, href, rel: "me noopener" })),
    ...feeds.map(({ name, path }) => ({
      name: `${name} (feed)`,
      href: siteUrl + path,
      rel: undefined,
    })),
  ];
  return (
    <>
      <h1>Follow the comic</h1>
      <p className="lead">{`New pages are announced on ${socialLinks[0]!.name} first.`}</p>
      <p>
        Without an account, a feed reader shows you what is new: copy the address of a feed, and add
        it in your reader.
      </p>
      <ul className={`plain-list box ${styles.addresses}`}>
        {addresses.map(({ name, href, rel }) => (
          <li key={href}>
            <a href={href} rel={rel} className="touch-link">
              {name}
            </a>
            <span className="note">{shortenAddress(href)}</span>
            <CopyLink link={href} className="button quiet needs-script">
              Copy<span className="visually-hidden">{` the address of ${name}`}</span>
            </CopyLink>
          </li>
        ))}
      </ul>
    </>
  );
}
