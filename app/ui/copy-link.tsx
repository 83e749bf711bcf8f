import { useEffect, useState, type ReactNode } from "react";
import { copyText } from "./copy-text";

/** The time for which the message about a copied link is shown. */
const MESSAGE_MS = 4_000;

interface CopyLinkProps {
  link: string;
  className?: string;
  /** The text of the button. */
  children?: ReactNode;
}

/** A button that copies a link or, if the browser forbids copying, shows the link in a field. */
export function CopyLink({ link, className = "button", children = "Copy link" }: CopyLinkProps) {
  const [copied, setCopied] = useState<"yes" | "no">();
  useEffect(() => {
    if (copied !== "yes") return;
    const timer = setTimeout(() => setCopied(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => setCopied((await copyText(link)) ? "yes" : "no");
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        {copied === "yes" ? "Copied!" : children}
      </button>
      <span role="status" className="visually-hidden">
        {copied === "yes" && "Copied!"}
        {copied === "no" && "Copy the address by hand."}
      </span>
      {copied === "no" && <code>{link}</code>}
    </>
  );
}
