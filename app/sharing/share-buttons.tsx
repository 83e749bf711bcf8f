import { CopyLink } from "~/ui/copy-link";
import { useHydrated } from "~/ui/use-hydrated";

/** The page that a visitor shares, and the text of the post. */
export interface ShareProps {
  /** Path and query of the shared page. */
  path: string;
  /** Text of the post; the address follows it. */
  text: string;
}

/** Shares a page by the Web Share API or by its address; both need JavaScript. */
export function ShareButtons({ path, text }: ShareProps) {
  const isHydrated = useHydrated();
  const url = isHydrated ? new URL(path, location.origin).href : path;
  const share = () =>
    navigator.share({ text, url }).catch(() => {
      // The visitor closed the dialog.
    });
  return (
    <>
      {isHydrated && "share" in navigator && (
        <button type="button" className="button quiet" onClick={() => void share()}>
          Share with an app
        </button>
      )}
      {/* The key removes the message about an earlier page. */}
      <CopyLink key={path} link={url} className="button quiet needs-script" />
    </>
  );
}
