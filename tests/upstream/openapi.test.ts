import { expect, it } from "vitest";
import { openApiText } from "../../scripts/upstream/openapi";

it("docs/openapi.json is current; npm run openapi writes it", async () => {
  await expect(await openApiText()).toMatchFileSnapshot("../../docs/openapi.json");
});
