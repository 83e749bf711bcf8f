import type { CommissionType } from "./api.server";
import { Html } from "~/ui/html";
import { Picture } from "~/ui/picture";
import styles from "./commission-types.module.css";

/** The kinds of commissions as cards. */
export function CommissionTypes({ types }: { types: readonly CommissionType[] }) {
  return (
    <ul className={`cards ${styles.types}`}>
      {types.map(({ name, price, description, exampleImage, alt }, index) => (
        <li key={index}>
          {exampleImage && (
            <Picture
              path={`commissions/${exampleImage}/1.png`}
              alt={alt}
              size="small"
              width={900}
              height={900}
            />
          )}
          <h3>{name}</h3>
          <p className={styles.price}>{price || "Ask me"}</p>
          {description && <Html html={description} />}
        </li>
      ))}
    </ul>
  );
}
