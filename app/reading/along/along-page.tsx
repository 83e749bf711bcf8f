import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import styles from "./along.module.css";
import { Bring } from "./bring";
import { Carry } from "./carry";

/** The page behind a link that carries a place: takes it over, says so, and leads on. */
export function AlongPage({ titles }: { titles: Readonly<Record<string, string>> }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState("");
  useEffect(() => {
    if (!hash) return;
    setOpened(hash);
    // It is done with: neither Reload nor Back shall do it again.
    navigate({ hash: "" }, { replace: true, preventScrollReset: true });
  }, [hash, navigate]);

  return (
    <div className={styles.page}>
      <h1>Bring your place</h1>
      <p className="lead">
        Left a page open on another device? Bring your place here, or take the one you have here
        along.
      </p>
      <noscript>
        <p className={styles.card}>
          This page takes JavaScript. Where you are stands behind the # of your link, which browsers
          show to no server, so there is nothing that mine could do about it.
        </p>
      </noscript>
      <section className={`${styles.card} ${styles.tools}`} aria-labelledby="bring">
        <h2 id="bring">Bring it here</h2>
        <Bring titles={titles} hash={opened}>
          <p>
            Open your link in this browser, or scan its code. A file will do, too. The farther place
            wins, and going back is up to you.
          </p>
        </Bring>
      </section>
      <section className={`${styles.card} ${styles.tools}`} aria-labelledby="carry">
        <h2 id="carry">Take it along</h2>
        <Carry />
      </section>
    </div>
  );
}
