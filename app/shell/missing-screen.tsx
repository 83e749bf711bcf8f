import { Link } from "@remix-run/react";
import type { SubSite } from "~/http/sub-site";
import map from "./drawings/lost.svg";
import { atDesk, Home, SimilarPages, Screen, type Figure } from "./error-screen";
import type { KnownPage } from "./similar-pages";

const onTheWay: Figure = { file: map, alt: "Chase reads a map upside down." };

interface MissingScreenProps {
  subSite: SubSite;
  /** Similar pages. */
  pages: readonly KnownPage[];
}

/** A page that does not exist, in the words of the sub-site it was looked for on. */
export function MissingScreen({ subSite, pages }: MissingScreenProps) {
  const guild = subSite === "guild";
  return (
    <Screen
      figure={guild ? atDesk : onTheWay}
      ways={
        <>
          <SimilarPages pages={pages} />
          <p>
            <Home subSite={subSite} />
            {!guild && (
              <Link to="/comics/talechasers" className="button quiet">
                Read the comic
              </Link>
            )}
          </p>
        </>
      }
    >
      <h1>
        {guild
          ? "Heh! That page is...missing. Wonder where it went!"
          : "Hey, there! Looks like the page you tried to visit is missing!"}
      </h1>
      <p>There is no page at this address.</p>
    </Screen>
  );
}
