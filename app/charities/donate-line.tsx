import type { Charity } from "./charities.schema";
import { formatDay, type DonationStatus } from "./events";
import styles from "./donate-line.module.css";

interface DonateLineProps {
  charity: Charity;
  donationStatus: DonationStatus;
  /** The event that is shown beside it. */
  shown?: string;
}

/** The way to give to a charity while its jar is out; else, until when it is not. */
export function DonateLine({
  charity,
  donationStatus: { isOpen, season },
  shown,
}: DonateLineProps) {
  if (!season) return <p className={styles.status}>Closed until the next event is announced.</p>;
  const { fullName, opens, closes } = season;
  if (!isOpen) {
    return (
      <p className={styles.status}>
        Closed until {formatDay(opens)}
        {fullName !== shown && `, when ${fullName} opens`}.
      </p>
    );
  }
  return (
    <p className={styles.status}>
      <a href={charity.donate} rel="noopener" className="button">
        Donate<span className="visually-hidden"> to {charity.name}</span>
      </a>
      <span>
        {fullName === shown ? "Open" : `${fullName} is open`} until {formatDay(closes)}.
      </span>
    </p>
  );
}
