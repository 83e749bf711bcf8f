import { expect, it } from "vitest";
import { openApiText } from "../../scripts/upstream/openapi";

it("docs/openapi.json is equal to the output of npm run openapi", async () => {
  await expect(await openApiText()).toMatchFileSnapshot("../../docs/openapi.json");
});
