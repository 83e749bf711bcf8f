import { Link } from "@remix-run/react";
import type { SubSite } from "~/http/sub-site";
import lost from "./drawings/lost.svg";
import { atDesk, Home, MeantPages, Screen, type Figure } from "./error-screen";
import type { KnownPage } from "./missing-page";

const onTheWay: Figure = { file: lost, alt: "Chase reads a map upside down." };

interface MissingScreenProps {
  subSite: SubSite;
  /** See `missingLine`. */
  line: string;
  /** The pages that may have been meant. */
  meant: readonly KnownPage[];
}

/** A page that does not exist, in the words of the sub-site it was looked for on. */
export function MissingScreen({ subSite, line, meant }: MissingScreenProps) {
  const guild = subSite === "guild";
  return (
    <Screen
      figure={guild ? atDesk : onTheWay}
      ways={
        <>
          <MeantPages subSite={subSite} meant={meant} />
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
      <p>{line}</p>
    </Screen>
  );
}
