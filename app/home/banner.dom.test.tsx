import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderOnSite } from "../../tests/routes/rendering";
import { Banner } from "./banner";

const banner = { to: "/shop", start: "New:", text: "a mug.", action: "See the mug" };

it("the banner links to the announced page and shows the picture of the announcement", () => {
  const picture = { path: "shop/mug.png", alt: "A mug", width: 40, height: 30 };
  renderOnSite(<Banner {...banner} picture={picture} />);
  const link = screen.getByRole("link", { name: "A mug New: a mug. See the mug" });
  expect(link.getAttribute("href")).toBe("/shop");
  expect(screen.getByAltText("A mug")).toMatchObject({ width: 40, height: 30 });
});

it("the banner is not rendered if its content file switches the banner off", () => {
  const { container } = render(<Banner {...banner} isOff />);
  expect(container.innerHTML).toBe("");
});
