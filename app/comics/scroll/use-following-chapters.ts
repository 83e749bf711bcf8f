import * as to from "~/addresses";
import { useEffect, useRef, useState } from "react";
import { useMayPrefetch } from "~/ui/prefetch-picture";
import { useHydrated } from "~/ui/use-hydrated";
import type { LoadedScroll } from "./load-scroll.server";

/**
 * Appends the next chapter to a scroll when its end is near, until the document has
 * `MAX_WHOLE_PAGES`. Uses `fetch`, because a failed fetcher would replace the scroll with an error
 * page. If loading fails, or the reader reaches the end first, the card with the link to the next
 * chapter stays.
 *
 * @returns the chapters, and the ref of an element below the last one; undefined when no chapter
 * will follow
 */
export function useFollowingChapters(loaded: LoadedScroll) {
  const [following, setFollowing] = useState<LoadedScroll[]>([]);
  const [isStopped, setIsStopped] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const mayPrefetch = useMayPrefetch(useHydrated());
  // A change of the reading settings loads the first chapter again.
  const chapters = [loaded, ...following];
  const { length } = following;
  const last = chapters.at(-1)!;
  const { next } = last.end.controls;
  const isFull = chapters.flatMap(({ pages }) => pages).length >= to.MAX_WHOLE_PAGES;
  const address = next && !isFull ? to.scroll(last.comic.slug, { chapter: next.chapter }) : "";

  useEffect(() => {
    if (!address || isStopped) return;
    const load = async () => {
      const response = await fetch(`${address}.json`);
      if (!response.ok) throw new Error(`Status ${response.status}`);
      const chapter = (await response.json()) as LoadedScroll;
      const isPassed = end.current!.getBoundingClientRect().bottom < innerHeight;
      if (isPassed) setIsStopped(true);
      else setFollowing((before) => (before.length === length ? [...before, chapter] : before));
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        observer.disconnect();
        load().catch(() => setIsStopped(true));
      },
      { rootMargin: mayPrefetch ? "0px 0px 300%" : "0px" },
    );
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, [address, isStopped, length, mayPrefetch]);

  return { chapters, end: address ? end : undefined };
}
