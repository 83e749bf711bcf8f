import { Link } from "@remix-run/react";
import type { SubSite } from "~/http/sub-site";
import map from "./drawings/lost.svg";
import { clerkAtDesk, Home, SimilarPages, Screen, type Figure } from "./error-screen";
import type { KnownPage } from "./similar-pages";

const chaseWithMap: Figure = { file: map, alt: "Chase reads a map upside down." };

interface MissingScreenProps {
  subSite: SubSite;
  /** Similar pages. */
  pages: readonly KnownPage[];
}

/** The screen of an unknown address. */
export function MissingScreen({ subSite, pages }: MissingScreenProps) {
  const guild = subSite === "guild";
  return (
    <Screen
      figure={guild ? clerkAtDesk : chaseWithMap}
      links={
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
