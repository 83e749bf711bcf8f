import { formatCents } from "./money";
import type { Donation } from "./donation-summary";
import styles from "./donation-table.module.css";

interface DonationTableProps {
  caption: string;
  donations: readonly Donation[];
  /** In cents. */
  total: number;
}

/** So many rows are a page's; more of them get a window of their own to scroll in. */
const rowsOfPage = 60;

/** Every donor and what they gave, in the given order. */
export function DonationTable({ caption, donations, total }: DonationTableProps) {
  const table = (
    <table className={styles.table}>
      <caption className="visually-hidden">Donations: {caption}</caption>
      <thead>
        <tr>
          <th scope="col">Donor</th>
          {/* With room for a digit more: it may grow while it is looked at. */}
          <th scope="col" data-widest={formatCents(10 * total)}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {donations.length === 0 && (
          <tr>
            <td colSpan={2}>The jar is empty so far.</td>
          </tr>
        )}
        {donations.map(({ name, cents }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
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
  if (donations.length <= rowsOfPage) return <div>{table}</div>;
  return (
    // What scrolls has to be within reach of the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.window} role="region" aria-label="Donations" tabIndex={0}>
      {table}
    </div>
  );
}
