import * as to from "~/addresses";
import { ErrorScreenLayout } from "./error-screen";
import type { KnownPage } from "./similar-pages";

/** The screen of an unknown address, with links to similar pages. */
export function MissingScreen({ pages }: { pages: readonly KnownPage[] }) {
  return (
    <ErrorScreenLayout
      figure="missing"
      heading={{
        main: "Hey, there! Looks like the page you tried to visit is missing!",
        guild: "Heh! That page is...missing. Wonder where it went!",
      }}
      pages={pages}
      link={{ to: to.ownComic, text: "Read the comic" }}
    >
      There is no page at this address.
    </ErrorScreenLayout>
  );
}
