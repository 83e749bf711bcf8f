import type { Charity } from "./charities.schema";
import { formatDay, type Giving } from "./events";
import styles from "./giving-line.module.css";

interface GivingLineProps {
  charity: Charity;
  giving: Giving;
  /** The event that is shown beside it. */
  shown?: string;
}

/** The way to give to a charity while its jar is out; else, until when it is not. */
export function GivingLine({ charity, giving: { isOpen, season }, shown }: GivingLineProps) {
  if (!season) return <p className={styles.giving}>Closed until the next event is announced.</p>;
  const { fullName, opens, closes } = season;
  if (!isOpen) {
    return (
      <p className={styles.giving}>
        Closed until {formatDay(opens)}
        {fullName !== shown && `, when ${fullName} opens`}.
      </p>
    );
  }
  return (
    <p className={styles.giving}>
      <a href={charity.donate} rel="noopener" className="button">
        Donate<span className="visually-hidden"> to {charity.name}</span>
      </a>
      <span>
        {fullName === shown ? "Open" : `${fullName} is open`} until {formatDay(closes)}.
      </span>
    </p>
  );
}
