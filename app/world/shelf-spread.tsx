import { Pagination } from "~/ui/pagination";
import type { PageOfList } from "~/ui/paginate";
import type { Place, Topic } from "./topics";
import { PageTurn } from "./page-turn";
import { Plate } from "./plate";
import { PlateList } from "./plate-list";
import { Spread } from "./spread";

interface ShelfSpreadProps {
  shelf: Topic &
    Place & {
      line: string;
      shows: string;
      description: string;
      shelf: { name: string; path: string };
      topics: readonly Topic[];
      pagination: PageOfList;
    };
}

/** A subsection of the bestiary: what it holds on the left page, and its entries on the right. */
export function ShelfSpread({ shelf }: ShelfSpreadProps) {
  const { name, plate, shows, number, line, description, topics, pagination } = shelf;
  return (
    <Spread
      left={
        <>
          <h1>{name}</h1>
          <p className="lead">{line}</p>
          <Plate path={plate} name={name} shows={shows} number={number} />
          <p>{description}</p>
        </>
      }
      right={
        <>
          <PlateList entries={topics} />
          <Pagination {...pagination} />
        </>
      }
      foot={<PageTurn place={shelf} shelf={shelf.shelf} />}
    />
  );
}
