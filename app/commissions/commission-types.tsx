import type { CommissionType } from "./api.server";
import { Html } from "~/ui/html";
import { Picture } from "~/ui/picture";
import styles from "./commission-types.module.css";

/** The kinds of commissions: a table, and on a phone cards. */
export function CommissionTypes({ types }: { types: readonly CommissionType[] }) {
  return (
    <table className={styles.types}>
      <thead>
        <tr>
          <th scope="col">Example</th>
          <th scope="col">Kind</th>
          <th scope="col">Price</th>
          <th scope="col">What you get</th>
        </tr>
      </thead>
      <tbody>
        {types.map(({ name, price, description, exampleImage, alt }, index) => (
          <tr key={index} className="card">
            <td>
              {exampleImage && (
                <Picture
                  path={`commissions/${exampleImage}/1.png`}
                  alt={alt}
                  size="small"
                  width={900}
                  height={900}
                />
              )}
            </td>
            <th scope="row">{name}</th>
            <td className={styles.price}>{price || "Ask me"}</td>
            <td>{description && <Html html={description} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
