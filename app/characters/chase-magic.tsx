import type { ReactNode } from "react";
import "~/styles/table.css";
import styles from "./chase-magic.module.css";

/** The number of charges that the full pendant holds. */
const PENDANT_CHARGES = 10;

/** Shows the costs of magic within the Markdown of the page. */
export function Costs({ children }: { children: ReactNode }) {
  return (
    <table className={`table ${styles.costs}`}>
      <caption>{`What the pendant’s ${PENDANT_CHARGES} charges buy`}</caption>
      <thead>
        <tr>
          <th scope="col">Magic</th>
          <th scope="col">Charges</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface CostProps {
  name: string;
  charges: number;
  example: string;
  children: ReactNode;
}

/** A row of the table of costs. */
export function Cost({ name, charges, example, children }: CostProps) {
  return (
    <tr>
      <td>
        <b>{name}</b>
        {children}
        <p className="note">{example}</p>
      </td>
      <td>
        <strong>{charges}</strong>
        <progress max={PENDANT_CHARGES} value={charges} aria-hidden="true" />
      </td>
    </tr>
  );
}
