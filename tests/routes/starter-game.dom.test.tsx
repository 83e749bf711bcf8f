import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import * as to from "~/choose-your-starter/addresses";
import { GamePage } from "~/choose-your-starter/game-page";
import { ResultPage } from "~/choose-your-starter/result-page";
import type { Board } from "~/choose-your-starter/rounds";
import { compilingMessage } from "~/choose-your-starter/settings";
import { renderOnSite } from "./rendering";
import { unknownGame } from "./starter-games";

const pokemon = (id: number, name: string, shiny = false) => ({ id, name, shiny });
const board: Board = {
  options: [pokemon(1, "Bulbasaur"), pokemon(4, "Charmander", true), pokemon(7, "Squirtle")],
  team: [pokemon(25, "Pikachu")],
  teamSize: 6,
};
const option = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const slots = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

/** Renders a board whose posts are pending until `arrive`; `sent` has their fields. */
function play(shown: Board) {
  const sent: Record<string, string>[] = [];
  let arrive: () => void = () => undefined;
  const under = new Promise<void>((resolve) => (arrive = resolve));
  renderOnSite(null, {
    path: to.starterGame(unknownGame),
    routes: [
      {
        path: `${to.starterSetup}/game`,
        element: <GamePage id={unknownGame} board={shown} answer={{}} />,
        action: async ({ request }) => {
          sent.push(Object.fromEntries(new URLSearchParams(await request.text())));
          await under;
          return null;
        },
      },
    ],
  });
  return { sent, arrive };
}

it("the result of a starter game shows the picture and the names of the team members", () => {
  renderOnSite(<ResultPage id={unknownGame} team={[...board.team, board.options[1]!]} />);
  const picture = screen.getByRole("img", { name: "A team of 2: Pikachu, shiny Charmander" });
  const address = `/choose-your-starter/team.png?id=${unknownGame}`;
  expect(picture.getAttribute("src")).toBe(address);
  const download = screen.getByRole("link", { name: /Save the picture/ });
  expect(["href", "download"].map((name) => download.getAttribute(name))).toEqual([
    address,
    "talechasers.png",
  ]);
  const members = within(screen.getByRole("region", { name: "Members" }));
  expect(members.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Pikachu",
    "✨ shiny Charmander",
  ]);
  const shared = document.querySelector<HTMLInputElement>("input[value*='/result?id=']");
  expect(shared?.value).toBe(to.starterResult(unknownGame));
});

it("the board of a starter game shows three options with pictures and six slots", () => {
  play(board);
  const sources = ["Bulbasaur", "shiny Charmander", "Squirtle"].map(
    (name) => option(name).querySelector("img")?.getAttribute("src")?.split("?")[0],
  );
  const pictures = ["1", "shiny/4", "7"].map((name) => `/cdn/d/pokemon/${name}.png`);
  expect(sources).toEqual(pictures);
  expect(option("shiny Charmander").textContent).toContain("✨");
  expect(slots()).toEqual(["Pikachu", "2empty", "3empty", "4empty", "5empty", "6empty"]);
});

it("the board of a starter game shows a pick at once, and ignores picks until the upstream responds", async () => {
  const { sent, arrive } = play(board);
  fireEvent.keyDown(document.body, { key: "1", repeat: true });
  fireEvent.click(option("shiny Charmander"));
  fireEvent.click(option("Squirtle"));
  await waitFor(() => expect(slots()[1]).toBe("✨ shiny Charmander"));
  fireEvent.keyDown(document.body, { key: "3" });
  expect(option("Bulbasaur").getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByText(compilingMessage)).toBeNull();
  await act(() => Promise.resolve(arrive()));
  expect(sent).toEqual([{ round: "1", pick: "4" }]);
  expect(option("Bulbasaur").getAttribute("aria-disabled")).toBeNull();
  // The game of the mocked upstream has not changed.
  expect(slots()[1]).toBe("2empty");
});

it("the board of a starter game shows a message during the last pick", async () => {
  const { arrive } = play({ ...board, team: [10, 11, 12, 13, 14].map((id) => pokemon(id, "Bug")) });
  fireEvent.click(option("Squirtle"));
  const status = await screen.findByText("Compiling your results!");
  expect(status.getAttribute("role")).toBe("status");
  await act(() => Promise.resolve(arrive()));
  expect(screen.queryByText(compilingMessage)).toBeNull();
});
