import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright/test";
import { expect, screens } from "./site";

/** What axe looks for: the guidelines up to 2.2 AA, and what is good practice beyond them. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What depends on the scheme, or on where things are: the elements are the same on all screens. */
export const ofLayout = [
  "color-contrast",
  "link-in-text-block",
  "target-size",
  "scrollable-region-focusable",
];

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What is looked at: a part of the page, or all of it; by some rules, or by all. */
interface Look {
  within?: string | undefined;
  rules?: string[];
}

async function violationsOn(page: Page, { within = "html", rules }: Look) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${axe};0`);
  const options: RunOptions = {
    resultTypes: ["violations"],
    runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: tags },
  };
  const { violations } = await page.evaluate(
    ([part, how]) => {
      const { axe } = window as unknown as {
        axe: { run(part: string, options: RunOptions): Promise<AxeResults> };
      };
      return axe.run(part, how);
    },
    [within, options] as const,
  );
  return violations;
}

/** Checks a page as it is now; fails with the rules and elements that violate them. */
export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  // Colors that still fade would be measured half way. Animations by scrolling never finish.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  expect
    .soft(
      (await violationsOn(page, look)).map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ html }) => html.slice(0, 160)),
      })),
      page.url(),
    )
    .toEqual([]);
}

export async function beOn(page: Page, screen: keyof typeof screens): Promise<void> {
  await page.setViewportSize(screens[screen]);
  await page.emulateMedia({ colorScheme: screen === "phone" ? "light" : "dark" });
}

/** Checks a page, or a part of it, on a light phone, and what differs on a dark desktop there. */
export async function expectAccessibleOnBoth(page: Page, within?: string): Promise<void> {
  await beOn(page, "phone");
  await expectAccessible(page, { within });
  await expectNothingSideways(page);
  await beOn(page, "desktop");
  await expectAccessible(page, { within, rules: ofLayout });
  await expectNothingSideways(page);
  await expectReadable(page);
  await beOn(page, "phone");
}

export async function expectNothingSideways(page: Page): Promise<void> {
  expect
    .soft(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `nothing sticks out sideways of ${page.url()}`,
    )
    .toBeLessThanOrEqual(0);
}

/** Fails for a text whose lines are longer than one reads with ease: those of a whole paragraph, on average. */
async function expectReadable(page: Page): Promise<void> {
  const tooLong = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>("main :is(p, li, dd)")).flatMap((element) => {
      const text = element.innerText.trim();
      const lines = element.clientHeight / parseFloat(getComputedStyle(element).lineHeight);
      // Of three lines and more, the last is half full.
      if (element.querySelector("p, li, img, br") || lines < 3) return [];
      const length = Math.round(text.length / (Math.round(lines) - 0.5));
      return length > 78 ? [`${length}: ${text.slice(0, 60)}`] : [];
    }),
  );
  expect.soft(tooLong, `characters a line on ${page.url()}`).toEqual([]);
}
