import type { Browser } from "playwright";
import { lines, openPhone, type Phone } from "./phone";
import { quietMachine } from "./quiet";
import type { Servers } from "./servers";
import { largeGallery } from "./shared-gallery";
import { median, type Measure } from "./table";

const wall = `/galleries/${largeGallery.gallery}`;
const thumbnail = "main li:nth-child(5) a";

/** A gallery of 200 pieces: what its first screen costs, and opening a piece. */
export async function measureGallery(
  browser: Browser,
  servers: Servers,
  rounds: number,
): Promise<Measure[]> {
  const bytes = await firstScreen(browser, servers.site.url);
  const opened: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    opened.push(await openPiece(browser, servers.site.url));
  }
  return [
    { name: "HTML of the list", site: bytes.html, unit: "B", goal: { atMost: 20_000 } },
    {
      name: "thumbnails of the first screen",
      site: bytes.thumbnails,
      unit: "B",
      goal: { atMost: 120_000 },
    },
    { name: "all thumbnails of a first visit", site: bytes.fetched, unit: "B" },
    {
      name: "Slow 4G: piece opened, its data fetched ahead",
      site: median(opened),
      unit: "ms",
      goal: { atMost: 100 },
    },
  ];
}

/** Bytes on the wire of the document, and of the thumbnails that are to be seen without scrolling. */
async function firstScreen(browser: Browser, host: string) {
  const phone = await openPhone(browser, false);
  try {
    const sizes = bytesByAddress(phone);
    phone.open(host + wall);
    await phone.report("painted").catch(() => undefined);
    await phone.settle();
    const seen = await phone.page.evaluate(() =>
      Array.from(document.querySelectorAll("main li img"))
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map((image) => (image as HTMLImageElement).currentSrc),
    );
    const thumbnails = seen.reduce((total, address) => total + (sizes.get(address) ?? 0), 0);
    const fetched = [...sizes].filter(([address]) => address.includes("/cdn/"));
    return {
      html: sizes.get(host + wall) ?? 0,
      thumbnails,
      fetched: fetched.reduce((total, [, size]) => total + size, 0),
    };
  } finally {
    await phone.close();
  }
}

function bytesByAddress(phone: Phone): Map<string, number> {
  const addresses = new Map<string, string>();
  const sizes = new Map<string, number>();
  phone.session.on("Network.responseReceived", ({ requestId, response }) => {
    addresses.set(requestId, response.url);
  });
  phone.session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sizes.set(addresses.get(requestId) ?? "", encodedDataLength);
  });
  return sizes;
}

/** Milliseconds from the click on a thumbnail to the frame with the dialog. */
async function openPiece(browser: Browser, host: string): Promise<number> {
  const phone = await openPhone(browser, true);
  try {
    phone.open(host + wall);
    await phone.page.waitForSelector("html[data-hydrated]");
    await phone.settle();
    // What focus, or a finger that comes near, fetches ahead.
    await phone.page.locator(thumbnail).focus();
    await phone.settle();
    const place = await phone.placeOf(thumbnail);
    await quietMachine();
    await phone.throttle(lines.find(({ name }) => name === "Slow 4G"));
    phone.forget();
    await phone.tap(place);
    const clicked = await phone.report("clicked");
    const shown = await phone.report(
      "shown",
      ({ what, value }) => what === "dialog" && value !== "",
    );
    return shown.at - clicked.at;
  } finally {
    await phone.close();
  }
}
