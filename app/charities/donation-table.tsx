import { formatCents } from "./money";
import type { Donation } from "./donation-summary";
import "~/styles/table.css";
import styles from "./donation-table.module.css";

interface DonationTableProps {
  caption: string;
  donations: readonly Donation[];
  /** In cents. */
  total: number;
}

/** All donors with their amounts, in the given order. */
export function DonationTable({ caption, donations, total }: DonationTableProps) {
  return (
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
        {donations.map(({ name, cents }) => (
          <tr key={name}>
            <th scope="row" dir="auto">
              {name}
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
}
