import { formatCents } from "./money";
import type { Donation } from "./donation-summary";
import progress from "~/ui/progress.module.css";
import "~/styles/table.css";
import styles from "./donation-table.module.css";

interface DonationTableProps {
  caption: string;
  donations: readonly Donation[];
  /** In cents, as is the largest donation. */
  total: number;
  largest: number;
}

/** A longer table scrolls in a box of its own. */
const MAX_ROWS_ON_PAGE = 60;

/** Every donor with their amount, in the given order; a bar compares it with the largest. */
export function DonationTable(props: DonationTableProps) {
  const { caption, donations, total, largest } = props;
  const table = (
    <table className={`table ${styles.table}`}>
      <caption className="visually-hidden">{`Donations: ${caption}`}</caption>
      <thead>
        <tr>
          <th scope="col">Donor</th>
          {/* Reserves room for one digit more, because the total may grow on the page. */}
          <th scope="col" data-widest={formatCents(10 * total)}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {donations.length === 0 && (
          <tr>
            <td colSpan={2}>No donations yet.</td>
          </tr>
        )}
        {donations.map(({ name, cents }, index) => (
          <tr key={index}>
            <th scope="row">
              <span>{name}</span>
              <progress
                className={progress.progress}
                value={cents}
                max={largest || 1}
                aria-hidden="true"
              />
            </th>
            <td>{formatCents(cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{formatCents(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
  if (donations.length <= MAX_ROWS_ON_PAGE) return <div>{table}</div>;
  return (
    // A box that scrolls has to take the focus of the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.window} role="region" aria-label="Donations" tabIndex={0}>
      {table}
    </div>
  );
}
