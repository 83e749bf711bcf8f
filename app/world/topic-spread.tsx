import type { ReactNode } from "react";
import type { TopicPage } from "./topic-page";
import { Html } from "~/ui/html";
import { PageTurn } from "./page-turn";
import { Plate } from "./plate";
import { Spread } from "./spread";

/** A spread about one entry: its plate over the left page, its neighbours at the foot. */
export function TopicSpread({ topic, children }: { topic: TopicPage; children?: ReactNode }) {
  const { name, plate, shows, number, shelf, pageLeft, pageRight } = topic;
  return (
    <Spread
      left={
        <>
          <h1>{name}</h1>
          <Plate path={plate} name={name} shows={shows} number={number} />
          {pageLeft.map((html, index) => (
            <Html key={index} html={html} />
          ))}
        </>
      }
      right={
        <>
          {pageRight.map((html, index) => (
            <Html key={index} html={html} />
          ))}
          {children}
        </>
      }
      foot={<PageTurn place={topic} shelf={shelf} />}
    />
  );
}
