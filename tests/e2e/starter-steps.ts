import type { Locator, Page } from "playwright/test";
import { expect } from "./site";

/** The address of the form that starts a game. */
export const setup = "/choose-your-starter";

/** Locates the three options of a round. */
export const options = (page: Page): Locator => page.locator("button[name=pick]");
/** The filled slots of the team. */
export const team = (page: Page): Locator =>
  page
    .getByRole("region", { name: "Your team" })
    .getByRole("listitem")
    .filter({ has: page.locator("img") });
/** Locates the button that starts a game. */
export const startButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Start", exact: true });

/** Waits for a round and its team. */
export async function expectRound(page: Page, round: number): Promise<void> {
  await expect(page.getByText(`Round ${round} of 6`, { exact: true })).toBeVisible();
  await expect(team(page)).toHaveCount(round - 1);
}

/** Picks an option, and waits for the next round or the result. */
export async function pick(page: Page, round: number, place = round % 3): Promise<void> {
  await options(page).nth(place).click();
  if (round < 6) await expectRound(page, round + 1);
  else await expectResult(page);
}

/** Waits for the page of the result. */
export async function expectResult(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/choose-your-starter\/result\?id=[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your team");
  const members = page.getByRole("region", { name: "Members" });
  await expect(members.getByRole("listitem")).toHaveCount(6);
}

/** Reads the names of the team during the game. */
export const namesOf = (page: Page) => team(page).allInnerTexts();
