import type { SubSite } from "~/http/sub-site";
import map from "./drawings/lost.svg";
import { Screen } from "./error-screen";
import type { KnownPage } from "./similar-pages";

interface MissingScreenProps {
  subSite: SubSite;
  /** Similar pages. */
  pages: readonly KnownPage[];
}

/** The screen of an unknown address. */
export function MissingScreen({ subSite, pages }: MissingScreenProps) {
  return (
    <Screen
      subSite={subSite}
      figure={{ file: map, alt: "Chase reads a map upside down." }}
      heading={
        subSite === "guild"
          ? "Heh! That page is...missing. Wonder where it went!"
          : "Hey, there! Looks like the page you tried to visit is missing!"
      }
      pages={pages}
      link={{ to: "/comics/talechasers", text: "Read the comic" }}
    >
      There is no page at this address.
    </Screen>
  );
}
