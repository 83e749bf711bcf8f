import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ErrorScreen } from "~/shell/error-screen";
import { MissingScreen } from "~/shell/missing-screen";
import { renderOnSite } from "./rendering";

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const addresses = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("the error screen", () => {
  it("of the main site asks to contact the owner, and leads home", () => {
    const { container } = renderOnSite(<ErrorScreen subSite="main" />);
    expect(heading()).toBe("Eep! I really hate this part...");
    expect(container.textContent).toMatch(/contact the owner/i);
    expect(addresses()).toContain("/");
  });

  it("of the guild goes back to the guild", () => {
    renderOnSite(<ErrorScreen subSite="guild" />);
    expect(heading()).toBe("It appears we've run into a problem. Let's backtrack!");
    expect(addresses()).toContain("/cga");
    expect(addresses()).not.toContain("/");
  });

  it.each(["main", "guild"] as const)("of %s offers to try again what failed", (subSite) => {
    renderOnSite(<ErrorScreen subSite={subSite} again="/comics/talechasers/2/3" />);
    const link = screen.getByRole("link", { name: "Try again" });
    expect(link.getAttribute("href")).toBe("/comics/talechasers/2/3");
  });

  it("offers nothing to try again when it does not know what failed", () => {
    renderOnSite(<ErrorScreen subSite="main" />);
    expect(screen.queryByRole("link", { name: "Try again" })).toBeNull();
  });
});

describe("the missing screen", () => {
  it("of the main site leads home", () => {
    renderOnSite(<MissingScreen subSite="main" pages={[]} />);
    expect(heading()).toBe("Hey, there! Looks like the page you tried to visit is missing!");
    expect(addresses()).toContain("/");
  });

  it("of the guild leads back to the guild", () => {
    renderOnSite(<MissingScreen subSite="guild" pages={[]} />);
    expect(heading()).toBe("Heh! That page is...missing. Wonder where it went!");
    expect(addresses()).toContain("/cga");
  });
});
