import * as to from "./addresses";
import { Link, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import type { Charity } from "./charities.schema";
import type { CharityData } from "./charities.server";
import { DonationTable } from "./donation-table";
import { formatDay } from "~/ui/format-day";
import { emblemPicture, type DonationStatus } from "./events";
import { formatCents, formatDollars } from "./money";
import { ChoiceForm } from "~/ui/fields/choice-form";
import { Loading } from "~/ui/loading";
import { Pagination } from "~/ui/pagination";
import { Picture } from "~/ui/picture";
import progress from "~/ui/progress.module.css";
import styles from "./charity-page.module.css";

/** The page of a charity: its story, and the donations to one of its events. */
export function CharityPage() {
  const { choice, ...shown } = useLoaderData<CharityData>();
  const { charity, event } = shown;
  return (
    <>
      <header className={`row ${styles.charity}`}>
        <Picture {...emblemPicture(event.shortName)} width={600} height={600} priority />
        <div>
          <h1>{charity.name}</h1>
          <p className="lead">{charity.lead}</p>
        </div>
        <p>{charity.story}</p>
      </header>
      {choice && <ChoiceForm action={to.charity(charity.slug)} {...choice} />}
      <Donations {...shown} />
      <p className="screen-only">
        <Link to={to.charities} className="touch-link">
          All charities
        </Link>
      </p>
    </>
  );
}

/** Shows the donations to an event, and hides them while the next chosen event loads. */
function Donations({
  charity,
  event,
  donationStatus,
  summary,
  pagination,
}: Omit<CharityData, "choice">) {
  const { fullName, goal } = event;
  const { pathname } = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  const { donations, donors, total } = summary;
  const from = donors === 1 ? "from 1 donor" : `from ${donors.toLocaleString("en-US")} donors`;
  return (
    <section className={styles.donations} aria-labelledby="event">
      {/* Focus stays in the form, so a live region announces the chosen event with its total. */}
      <header aria-live="polite">
        {isLoading ? (
          <Loading id="event">Loading donations…</Loading>
        ) : (
          <>
            <h2 id="event">{fullName}</h2>
            <p className={styles.total}>
              <strong className={styles.sum}>{formatCents(total)}</strong>
              <span>{from}</span>
            </p>
          </>
        )}
      </header>
      {!isLoading && (
        <>
          {goal !== undefined && <GoalBar goal={goal} total={total} />}
          <DonateLine charity={charity} donationStatus={donationStatus} shownEvent={fullName} />
          <DonationTable caption={fullName} donations={donations} />
          <Pagination {...pagination} />
        </>
      )}
    </section>
  );
}

interface GoalBarProps {
  /** The amount in dollars that the event wants to raise. */
  goal: number;
  /** The amount in cents that donors have given. */
  total: number;
}

/** Shows which part of a goal donors have given. */
function GoalBar({ goal, total }: GoalBarProps) {
  const goalCents = goal * 100;
  const sum = formatDollars(goal);
  // Rounding down keeps the bar below 100 % until the goal is reached.
  const percent = Math.floor((100 * total) / goalCents);
  return (
    <div className={styles.goal}>
      <progress
        className={progress.progress}
        value={Math.min(total, goalCents)}
        max={goalCents}
        aria-label={`Goal: ${sum}`}
      />
      <p className="note">
        {total >= goalCents ? `The goal of ${sum} is reached.` : `${percent}\u00a0% of ${sum}`}
      </p>
    </div>
  );
}

interface DonateLineProps {
  charity: Charity;
  donationStatus: DonationStatus;
  /** The name of the event whose donations the web page shows. */
  shownEvent?: string;
}

const formatUnbroken = (day: string) => formatDay(day).replaceAll(" ", "\u00a0");

/** Shows the donation link while a season is open, and otherwise when donations open again. */
export function DonateLine({ charity, donationStatus, shownEvent }: DonateLineProps) {
  const { isOpen, season } = donationStatus;
  if (!season) {
    return (
      <p className={`row ${styles.donate}`}>
        {charity.isOver
          ? "This fundraiser is over. Thank you!"
          : "Closed until the next event is announced."}
      </p>
    );
  }
  const { fullName, opens, closes } = season;
  if (!isOpen) {
    return (
      <p
        className={`row ${styles.donate}`}
      >{`Closed until ${formatUnbroken(opens)}${fullName !== shownEvent ? `, when ${fullName} opens` : ""}.`}</p>
    );
  }
  return (
    <p className={`row ${styles.donate}`}>
      <a href={charity.donate} rel="noopener" className="button screen-only">
        Donate<span className="visually-hidden">{` to ${charity.name}`}</span>
      </a>
      <span>
        {`${fullName === shownEvent ? "Open" : `${fullName} is open`} until ${formatUnbroken(closes)}.`}
      </span>
    </p>
  );
}
