import * as to from "~/choose-your-starter/addresses";
import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { startFailedMessage, unreachableMessage } from "~/choose-your-starter/settings";
import type { CallName } from "~mocks/call-names";
import { failCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { visitor, type Page } from "./visitor";

const game = "v1/tools/pokemon/choose-your-starter";
const fail = (...calls: CallName[]) => calls.forEach((call) => failCall(call, "refused"));

const startButton = (page: Page) => page.getByRole("button", { name: "Start" });
const options = (page: Page) => [...page.document.querySelectorAll("button[name=pick]")];
const team = (page: Page) =>
  within(page.getByRole("region", { name: "Your team" }))
    .getAllByRole("listitem")
    .filter((slot) => slot.querySelector("img"))
    .map(({ textContent }) => textContent);

function expectRound(page: Page, round: number): void {
  expect(page.address).toMatch(/^\/choose-your-starter\/game\?id=[0-9a-f-]{36}$/);
  expect(page.getByText(`Round ${round} of 6`)).toBeTruthy();
  expect(team(page)).toHaveLength(round - 1);
}

function expectResult(page: Page): void {
  expect(page.address).toMatch(/^\/choose-your-starter\/result\?id=[0-9a-f-]{36}$/);
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Your team");
  const members = within(page.getByRole("region", { name: "Members" }));
  expect(members.getAllByRole("listitem")).toHaveLength(6);
}

/** A visitor who has played some rounds of a game. */
async function playing(rounds = 0) {
  const someone = visitor();
  const pick = (page: Page, place = 0) => someone.submit(options(page)[place]!);
  let page = await someone.submit(startButton(await someone.open(to.starterSetup)));
  expectRound(page, 1);
  for (let round = 1; round <= rounds; round += 1) page = await pick(page, round % 3);
  return { ...someone, pick, page };
}

it("without JavaScript, a starter game leads from the setup to a complete team", async () => {
  const { open, follow, page: result } = await playing(6);
  expectResult(result);
  const again = await follow(result.getByRole("link", { name: "Play again" }));
  expect(again.address).toBe(to.starterSetup);
  expect(startButton(again)).toBeTruthy();
  expect(again.queryByRole("link", { name: /^Continue your game/ })).toBeNull();
  const asGame = await open(result.address.replace("/result?", "/game?"));
  expect(asGame.address).toBe(result.address);
});

it("without JavaScript, a visitor can end a starter game early", async () => {
  const { open, submit, cookies, page } = await playing(1);
  expect(cookies()).toHaveProperty("starter");
  const setup = await open(to.starterSetup);
  expect(setup.getByRole("link", { name: "Continue your game (2 of 6)" })).toBeTruthy();
  const ended = await submit(page.getByRole("button", { name: "End this game" }));
  expect(ended.address).toBe(to.starterSetup);
  expect(startButton(ended)).toBeTruthy();
  expect(ended.queryByRole("link", { name: /^Continue your game/ })).toBeNull();
  expect(cookies()).not.toHaveProperty("starter");
  expect((await open(page.address)).address).toMatch(/^\/error\?from=/);
});

it("without JavaScript, a starter game keeps the settings and the team in an outage", async () => {
  const { open, follow, submit } = visitor();
  fail(`POST ${game}`);
  let page = await submit(startButton(await open(to.starterSetup)), {
    shinyOdds: "1",
    includeLegendary: false,
  });
  expect([page.status, page.getByRole("alert").textContent.trim()]).toEqual([
    502,
    startFailedMessage,
  ]);
  expect(page.getByLabelText<HTMLInputElement>("Always").checked).toBe(true);
  expect(page.getByLabelText<HTMLInputElement>("Legendary").checked).toBe(false);
  upstream.resetHandlers();
  page = await submit(startButton(page));
  expectRound(page, 1);
  page = await submit(options(page)[1]!);
  const before = team(page);

  fail(`DELETE ${game}/{id}`, `POST ${game}/{id}`);
  const kept = await submit(page.getByRole("button", { name: "End this game" }));
  expect([kept.status, kept.getByRole("alert").textContent.trim()]).toEqual([
    502,
    unreachableMessage,
  ]);
  const unpicked = await submit(options(page)[0]!);
  expect([unpicked.status, team(unpicked)]).toEqual([502, before]);

  fail(`${game}/{id}`);
  const gone = await open(page.address);
  expect([gone.status, gone.getByRole("alert").textContent.trim()]).toEqual([
    503,
    unreachableMessage,
  ]);
  upstream.resetHandlers();
  page = await follow(gone.getByRole("link", { name: "Try again" }));
  expectRound(page, 2);
  expect(team(page)).toEqual(before);
});
