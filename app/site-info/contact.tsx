import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { email, links } from "~content/links.yaml";
import { SpeechBubble } from "~/ui/speech-bubble";

const profiles = [
  {
    name: "Bluesky",
    href: links.bluesky,
    line: "Best for quick questions, typos, and hello. New pages are announced here first.",
  },
  {
    name: "FurAffinity",
    href: links.furaffinity,
    line: "Best for notes about art and characters, right beside the drawings they are about.",
  },
  {
    name: "DeviantArt",
    href: links.deviantart,
    line: "Best for the old galleries. I look in on Sundays.",
  },
] as const;

/** The page that says how to reach the artist. */
export function Contact() {
  return (
    <>
      <h1>Contact</h1>
      <p className="lead">I read every message, whichever way it comes.</p>
      <div className="stack">
        <ul className="cards">
          <li>
            <h2 className="small-heading" dangerouslySetInnerHTML={{ __html: emailLinkHtml() }} />
            <p>
              Best for commissions under way, permissions, press, and anything with a file attached.
              Answered within three working days.
            </p>
          </li>
          {profiles.map(({ name, href, line }) => (
            <li key={name}>
              <h2 className="small-heading">
                <a href={href} rel="me noopener" className="card-link">
                  {name} <small>{href.split("/").at(-1)}</small>
                </a>
              </h2>
              <p>{line}</p>
            </li>
          ))}
        </ul>
        <SpeechBubble>
          <p>
            Would you like a drawing? How that works is on the{" "}
            <Link to={to.commissions}>commissions page</Link>, and the{" "}
            <Link to={to.commissionTerms}>terms</Link> are short. If something here is broken, tell
            me what you were trying to see, and I’ll look into it.
          </p>
        </SpeechBubble>
        <p className="note">
          Looking for the guild?{" "}
          <Link to={to.guildContact} reloadDocument className="touch-link">
            Send word to Caudalglen
          </Link>
        </p>
      </div>
    </>
  );
}

/** Returns the e-mail link in character references, which address harvesters do not decode. */
function emailLinkHtml(): string {
  const address = toReferences(`${email.user}@${email.host}`);
  return `<a class="card-link" href="${toReferences("mailto:")}${address}">E-mail <small>${address}</small></a>`;
}

function toReferences(text: string): string {
  return Array.from(text, (letter) => `&#${letter.codePointAt(0)};`).join("");
}
