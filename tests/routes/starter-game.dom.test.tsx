import * as to from "~/addresses";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { GamePage } from "~/choose-your-starter/game-page";
import { ResultPage } from "~/choose-your-starter/result-page";
import type { Board } from "~/choose-your-starter/rounds";
import { compiling, unreachable } from "~/choose-your-starter/settings";
import { renderOnSite } from "./rendering";

const unknown = "00000000-0000-4000-8000-000000000000";

describe("the result", () => {
  const team = [
    { id: 25, name: "Pikachu", shiny: false },
    { id: 133, name: "Eevee", shiny: true },
  ];

  it("shows the picture, its download, the members by name, and share links", () => {
    renderOnSite(<ResultPage id={unknown} team={team} />);
    const picture = screen.getByRole("img", { name: "A team of 2: Pikachu, shiny Eevee" });
    expect(picture.getAttribute("src")).toBe(`/choose-your-starter/team.png?id=${unknown}`);
    const download = screen.getByRole("link", { name: /Download/ });
    expect(download.getAttribute("href")).toBe(
      `/choose-your-starter/team.png?id=${unknown}&download=1`,
    );
    const members = within(screen.getByRole("region", { name: "Members" }));
    expect(members.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Pikachu",
      "✨ shiny Eevee",
    ]);
    expect(screen.getByRole("link", { name: "Play again" }).getAttribute("href")).toBe(
      to.starterSetup,
    );
    const shared = document.querySelector<HTMLInputElement>("input[value*='/result?id=']");
    expect(shared?.value).toBe(to.starterResult(unknown));
  });
});

describe("the board", () => {
  const board: Board = {
    options: [
      { id: 1, name: "Bulbasaur", shiny: false },
      { id: 4, name: "Charmander", shiny: true },
      { id: 7, name: "Squirtle", shiny: false },
    ],
    team: [{ id: 25, name: "Pikachu", shiny: false }],
    teamSize: 6,
  };
  const last = {
    ...board,
    team: [10, 11, 12, 13, 14].map((id) => ({ id, name: `Bug ${id}`, shiny: false })),
  };
  const option = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
  const slots = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

  /** Renders a board whose posts wait until `arrive` is called; `sent` are their fields. */
  function play(shown: Board, failure?: string) {
    const sent: Record<string, string>[] = [];
    let arrive: () => void = () => undefined;
    const under = new Promise<void>((resolve) => (arrive = resolve));
    const page = renderOnSite(null, {
      path: to.starterGame(unknown),
      routes: [
        {
          path: `${to.starterSetup}/game`,
          element: <GamePage id={unknown} board={shown} answer={{ failure }} />,
          action: async ({ request }) => {
            sent.push(Object.fromEntries(new URLSearchParams(await request.text())));
            await under;
            return null;
          },
        },
      ],
    });
    return { ...page, sent, arrive };
  }

  it("shows three options with pictures, and six slots", () => {
    play(board);
    const sources = ["Bulbasaur", "✨ shiny Charmander", "Squirtle"].map((name) =>
      option(name.replace("✨ ", "")).querySelector("img")?.getAttribute("src"),
    );
    expect(sources.map((source) => source?.split("?")[0])).toEqual([
      "/cdn/d/pokemon/1.png",
      "/cdn/d/pokemon/shiny/4.png",
      "/cdn/d/pokemon/7.png",
    ]);
    expect(option("shiny Charmander").textContent).toContain("✨");
    expect(slots()).toEqual(["Pikachu", "2empty", "3empty", "4empty", "5empty", "6empty"]);
  });

  it("shows a pick at once, and ignores others until the response", async () => {
    const { sent, arrive } = play(board);
    fireEvent.click(option("shiny Charmander"));
    fireEvent.click(option("shiny Charmander"));
    fireEvent.click(option("Squirtle"));
    await waitFor(() => expect(slots()[1]).toBe("✨ shiny Charmander"));
    fireEvent.click(option("Bulbasaur"));
    fireEvent.keyDown(document.body, { key: "3" });
    expect(option("Bulbasaur").getAttribute("aria-disabled")).toBe("true");
    expect(screen.queryByText(compiling)).toBeNull();
    await act(() => Promise.resolve(arrive()));
    expect(sent).toEqual([{ round: "1", pick: "4" }]);
    expect(option("Bulbasaur").getAttribute("aria-disabled")).toBeNull();
    // The upstream of this page says that nothing has changed.
    expect(slots()[1]).toBe("2empty");
  });

  it("shows 'Compiling your results!' during the last pick", async () => {
    const { arrive } = play(last);
    fireEvent.click(option("Squirtle"));
    expect((await screen.findByText("Compiling your results!")).getAttribute("role")).toBe(
      "status",
    );
    await act(() => Promise.resolve(arrive()));
    expect(screen.queryByText(compiling)).toBeNull();
  });

  it("ignores a key that repeats, and keys in a text field", () => {
    const { router } = play(board);
    fireEvent.keyDown(document.body, { key: "1", repeat: true });
    const field = document.body.appendChild(document.createElement("input"));
    fireEvent.keyDown(field, { key: "1" });
    field.remove();
    expect(router.state.navigation.state).toBe("idle");
  });

  it("shows a failure until the next pick", async () => {
    play(board, unreachable);
    screen.getByText("Could not communicate with the server. Please try again!");
    expect(option("Squirtle")).toBeDefined();
    fireEvent.click(option("Squirtle"));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });
});
