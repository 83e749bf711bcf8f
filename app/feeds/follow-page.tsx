import * as to from "~/addresses";
import { socialLinks } from "~content/links.yaml";
import { CopyLink } from "~/ui/copy-link";
import { useRootData } from "~/ui/root-data";

export function FollowPage() {
  const feed = (useRootData().siteUrl ?? "") + to.newsFeed;
  return (
    <div className="narrow">
      <h1>Follow the comic</h1>
      <p className="lead">{`New pages are announced on ${socialLinks[0]!.name} first.`}</p>
      <p className="actions">
        {socialLinks.map(({ name, href }, at) => (
          <a key={name} href={href} rel="me noopener" className={at ? "button quiet" : "button"}>
            {name}
          </a>
        ))}
      </p>
      <h2>Without an account</h2>
      <p>
        A feed reader shows you what is new on the sites that you follow. Copy this address, and add
        it in your reader:
      </p>
      <p>
        <code>{feed}</code>
      </p>
      <p className="actions needs-script">
        <CopyLink link={feed} />
      </p>
    </div>
  );
}
