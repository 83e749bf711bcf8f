import { Link, useLocation, useNavigation } from "@remix-run/react";
import { emblemPath } from "./charity-meta";
import { donationsPath, type EventChoice, type DonationStatus } from "./events";
import { GoalBar } from "./goal-bar";
import { formatCents } from "./money";
import type { DonationSummary } from "./donation-summary";
import { emblems } from "~content/charities.yaml";
import type { Charity, CharityEvent } from "./charities.schema";
import { ChoiceForm } from "~/ui/fields/choice-form";
import { Loading } from "~/ui/loading";
import { Pagination } from "~/ui/pagination";
import { pageSearch, type PageOfList } from "~/ui/paginate";
import { Picture } from "~/ui/picture";
import styles from "./charity-page.module.css";
import { DonationTable } from "./donation-table";
import { DonateLine } from "./donate-line";
import { DonorChart } from "./donor-chart";
import { useTotalAnnouncement } from "./use-total-announcement";
import { usePolledData } from "./use-polled-data";

interface CharityPageProps {
  charity: Charity;
  /** The event whose donations are shown. */
  event: CharityEvent;
  donationStatus: DonationStatus;
  summary: DonationSummary;
  pagination: PageOfList;
  /** What else there is to see; nothing for a charity with one event. */
  choice?: EventChoice;
}

/** What was given to a charity at one event, by whom, and what for. */
export function CharityPage({ choice, ...shown }: CharityPageProps) {
  const { charity, event } = shown;
  const path = `/stream/charities/${charity.slug}`;
  return (
    <>
      <header className={styles.charity}>
        <Picture
          path={emblemPath(event.shortName)}
          alt={emblems[event.shortName]}
          size="small"
          width={600}
          height={600}
          priority
        />
        <div>
          <h1>{charity.name}</h1>
          <p className="lead">{charity.lead}</p>
        </div>
      </header>
      <p>{charity.story}</p>
      {choice && <ChoiceForm action={path} {...choice} />}
      <Donations {...shown} />
      <p className={styles.back}>
        <Link to="/stream/charities">All charities</Link>
      </p>
    </>
  );
}

/** The donations to an event, as they come in; while those to another are on the way, neither are there. */
function Donations({
  charity,
  event,
  donationStatus,
  ...loaded
}: Omit<CharityPageProps, "choice">) {
  const { fullName, goal } = event;
  const { pathname } = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  const address = donationsPath(event) + (pageSearch(loaded.pagination) ?? "");
  const { summary, pagination } = usePolledData(address, loaded, loaded.summary);
  const { donations, donors, total, groups } = summary;
  const from = donors === 1 ? "from 1 donor" : `from ${donors.toLocaleString("en-US")} donors`;
  const news = useTotalAnnouncement(fullName, total, from);
  return (
    <section className={styles.donations} aria-labelledby="event">
      <header>
        {/* Focus stays with the form; this is how another event is heard, and the news then tell its sum. */}
        <div aria-live="polite">
          {isLoading ? (
            <Loading id="event">Loading donations…</Loading>
          ) : (
            <h2 id="event">{fullName}</h2>
          )}
        </div>
        {!isLoading && (
          <p className={styles.total}>
            <strong>{formatCents(total)}</strong>
            {from}
          </p>
        )}
        <p role="status" className="visually-hidden">
          {news}
        </p>
      </header>
      {!isLoading && goal !== undefined && <GoalBar goal={goal} total={total} />}
      {!isLoading && (
        <DonateLine charity={charity} donationStatus={donationStatus} shown={fullName} />
      )}
      {!isLoading && (
        <div className={styles.counted}>
          {groups.length > 0 && <DonorChart groups={groups} total={total} />}
          <DonationTable caption={fullName} donations={donations} total={total} />
        </div>
      )}
      {!isLoading && <Pagination {...pagination} />}
    </section>
  );
}
