import { parse } from "yaml";
import { panelsSchema } from "../../app/comics/panels.schema";
import { expect, test } from "./site";
import { startServer, stop } from "./start-server";

test("npm run panels shows, draws and removes the panels of a chapter", async ({ page }) => {
  const tool = startServer(["--import", "tsx", "scripts/panels.ts", "talechasers/3"]);
  await page.goto(await tool.opened);
  const text = page.getByRole("textbox", { name: "YAML" });
  const readPanels = async () => panelsSchema.parse(parse(await text.inputValue()));
  const first = (await readPanels())["1"]!;
  expect(first.length).toBeGreaterThan(2);
  expect(
    first.some(({ corners }) => corners),
    "slanted panels stay",
  ).toBe(true);

  const sheet = page.locator("figure").first();
  const { x, y, width, height } = (await sheet.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height * 0.1);
  await expect.poll(async () => (await readPanels())["1"]).toEqual(first.slice(1));
  await page.mouse.move(x + width * 0.75, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 4, y + height * 2);
  await page.mouse.up();
  await expect.poll(async () => (await readPanels())["1"]?.length).toBe(first.length);
  const drawn = (await readPanels())["1"]!.at(-1)!;
  expect(drawn.x).toBeCloseTo(0.25, 2);
  expect(drawn.y).toBeCloseTo(0.5, 2);
  expect(drawn.width).toBeCloseTo(0.5, 2);
  expect(drawn.height, "as far as the page").toBeCloseTo(0.5, 2);
  await stop(tool);
});
