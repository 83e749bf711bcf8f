import * as to from "~/addresses";
import { Await, useNavigate } from "@remix-run/react";
import { Suspense, useEffect } from "react";
import { links } from "~content/links.yaml";
import type { ShopEntry } from "./api.server";
import { plainSlug } from "~/slugs";
import { Html } from "~/ui/html";
import { Loading } from "~/ui/loading";
import { Pagination } from "~/ui/pagination";
import type { PaginationState } from "~/ui/paginate";
import pictureCard from "~/ui/picture-card.module.css";
import { Picture } from "~/ui/picture";
import { SpeechBubble } from "~/ui/speech-bubble";
import styles from "./shop-page.module.css";
import "~/styles/thumbnails.css";
import "~/styles/banner.css";

interface Entries {
  items: readonly ShopEntry[];
  pagination: PaginationState;
}

/** The featured items, and a link to the print-on-demand shop. */
export function ShopPage({ entries }: { entries: Entries | Promise<Entries> }) {
  return (
    <>
      <h1>Shop</h1>
      <p className="lead">Pins, prints and other small things with foxes, all drawn by me.</p>
      <Suspense fallback={<LoadingShop />}>
        <Await resolve={entries} errorElement={<ToErrorPage />}>
          {(known: Entries) => <Featured {...known} />}
        </Await>
      </Suspense>
      <aside className={`banner ${styles.more}`}>
        <h2>Shirts, mugs and posters</h2>
        <p>These are printed on demand, in many sizes and colors.</p>
        <a href={links.printOnDemand} className="button">
          To the print-on-demand shop
        </a>
      </aside>
    </>
  );
}

function LoadingShop() {
  return (
    <div className={`grid centered ${styles.loading}`} role="status">
      <Loading>Loading the shop…</Loading>
    </div>
  );
}

function Featured({ items, pagination }: Entries) {
  if (items.length === 0) {
    return (
      <SpeechBubble>
        <p>The shop has no items right now. Please come back later.</p>
      </SpeechBubble>
    );
  }
  const isFeatured = (index: number) => pagination.page === 1 && index === 0 && items.length > 1;
  return (
    <>
      <ul className={`plain-list ${pictureCard.list} ${styles.entries}`}>
        {items.map(({ title, name, description, link, price, alt }, index) => (
          <li
            key={name || title}
            id={plainSlug(title)}
            className={`card ${pictureCard.card} ${isFeatured(index) ? `${pictureCard.featured} ${styles.featured}` : ""}`}
          >
            {name && <Picture path={`shop/${name}.png`} alt={alt} width={900} height={900} />}
            {isFeatured(index) && <p className={`badge ${styles.ribbon}`}>Featured</p>}
            <h2 dir="auto" className="small-heading">
              {title}
            </h2>
            {description && <Html html={description} />}
            {(link || price) && (
              <p className="actions">
                {price && (
                  <strong dir="auto" className={styles.price}>
                    {price}
                  </strong>
                )}
                {link && (
                  <a href={link} className="button" aria-label={`Buy: ${title}`}>
                    Buy
                  </a>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Pagination {...pagination} />
    </>
  );
}

/** Navigates to the error page, which offers a retry, if the items cannot be loaded. */
function ToErrorPage() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to.errorPage("main", { from: to.shop }), { replace: true });
  }, [navigate]);
  return <LoadingShop />;
}
