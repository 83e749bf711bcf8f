import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright/test";
import { expect, screens } from "./site";

/** WCAG up to 2.2 AA, and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function findViolations(page: Page, within: string) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${axe};0`);
  const options: RunOptions = {
    resultTypes: ["violations"],
    runOnly: { type: "tag", values: tags },
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

/**
 * Checks the current state of a page; fails with the violated rules and their elements.
 *
 * @param within a selector of the part to check
 */
export async function expectAccessible(page: Page, within = "html"): Promise<void> {
  // Colors would be measured in the middle of a transition. Scroll-driven animations never finish.
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
      (await findViolations(page, within)).map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ html }) => html.slice(0, 160)),
      })),
      page.url(),
    )
    .toEqual([]);
  await expectNoOverflow(page);
}

/** Emulates a phone with light colors, or a desktop with dark ones. */
export async function emulateScreen(page: Page, screen: keyof typeof screens): Promise<void> {
  await page.setViewportSize(screens[screen]);
  await page.emulateMedia({ colorScheme: screen === "phone" ? "light" : "dark" });
}

async function expectNoOverflow(page: Page): Promise<void> {
  expect
    .soft(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `horizontal overflow of ${page.url()}`,
    )
    .toBeLessThanOrEqual(0);
}

/** Fails for paragraphs with more than 78 characters per line on average. */
export async function expectReadable(page: Page): Promise<void> {
  const tooLong = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>("main :is(p, li, dd)")).flatMap((element) => {
      const text = element.innerText.trim();
      const lines = element.clientHeight / parseFloat(getComputedStyle(element).lineHeight);
      // The last line counts as half a line, its average length. That is too inaccurate for texts
      // of one or two lines, so they are ignored.
      if (element.querySelector("p, li, img, br") || lines < 3) return [];
      const length = Math.round(text.length / (Math.round(lines) - 0.5));
      return length > 78 ? [`${length}: ${text.slice(0, 60)}`] : [];
    }),
  );
  expect.soft(tooLong, `characters a line on ${page.url()}`).toEqual([]);
}
