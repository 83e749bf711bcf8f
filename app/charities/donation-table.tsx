import { formatCents } from "./money";
import type { Donation } from "./donation-summary";
import progress from "~/ui/progress.module.css";
import "~/styles/table.css";
import styles from "./donation-table.module.css";

interface DonationTableProps {
  caption: string;
  donations: readonly Donation[];
  /** In cents, like the largest donation. */
  total: number;
  largest: number;
}

/** Tables with more rows scroll in a box of their own. */
const MAX_ROWS_ON_PAGE = 60;

/** All donors with their amounts, in the given order; bars compare them with the largest amount. */
export function DonationTable(props: DonationTableProps) {
  const { caption, donations, total, largest } = props;
  const table = (
    <table className={`table ${styles.table}`}>
      <caption className="visually-hidden">{`Donations: ${caption}`}</caption>
      <thead>
        <tr>
          <th scope="col">Donor</th>
          {/* Reserves space for one more digit, because polling may increase the total. */}
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
    // A scrolling box must be focusable for keyboard users.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.window} role="region" aria-label="Donations" tabIndex={0}>
      {table}
    </div>
  );
}
