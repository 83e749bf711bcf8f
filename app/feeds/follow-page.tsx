import * as to from "~/addresses";
import comics from "~content/comics.yaml";
import galleries from "~content/galleries.yaml";
import { socialLinks } from "~content/links.yaml";
import { CopyLink } from "~/ui/copy-link";
import { useRootData } from "~/ui/root-data";

const feeds = [
  { name: "All news", path: to.newsFeed },
  ...Object.values(comics).map(({ slug, title }) => ({
    name: `Pages of ${title}`,
    path: to.comicFeed(slug),
  })),
  ...galleries.map(({ slug, title }) => ({ name: title, path: to.galleryFeed(slug) })),
  { name: "Patch notes", path: to.patchNotesFeed },
];

/** How to follow the artist: the profiles, and the address of each feed. */
export function FollowPage() {
  const { siteUrl = "" } = useRootData();
  return (
    <div className="columns">
      <div>
        <h1>Follow the comic</h1>
        <p className="lead">{`New pages are announced on ${socialLinks[0]!.name} first.`}</p>
        <p className="actions">
          {socialLinks.map(({ name, href }, at) => (
            <a key={name} href={href} rel="me noopener" className={at ? "button quiet" : "button"}>
              {name}
            </a>
          ))}
        </p>
      </div>
      <section className="grid" aria-labelledby="feeds">
        <h2 id="feeds">Without an account</h2>
        <p>
          A feed reader shows you what is new on the sites that you follow. Copy an address, and add
          it in your reader:
        </p>
        <ul className="plain-list grid">
          {feeds.map(({ name, path }) => (
            <li key={path} className="row">
              <span>
                <strong>{name}</strong>
                <br />
                <code>{siteUrl + path}</code>
              </span>
              <CopyLink link={siteUrl + path} className="button quiet needs-script" />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
