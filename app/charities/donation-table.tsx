import { formatCents } from "./money";
import type { DonorTotal } from "./api.server";
import "~/styles/table.css";
import styles from "./donation-table.module.css";

interface DonationTableProps {
  caption: string;
  donations: readonly DonorTotal[];
}

/** A table of donors and amounts in the given order. */
export function DonationTable({ caption, donations }: DonationTableProps) {
  return (
    <table className={`table ${styles.table}`}>
      <caption className="visually-hidden">{`Donations: ${caption}`}</caption>
      <thead>
        <tr>
          <th scope="col">Donor</th>
          <th scope="col">Amount</th>
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
    </table>
  );
}
