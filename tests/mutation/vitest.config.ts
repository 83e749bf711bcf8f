import { defineConfig } from "vitest/config";
import { content } from "../../scripts/content/plugin";

/** The unit tests of the modules that mutation testing changes, in one project. */
export default defineConfig({
  plugins: [content()],
  resolve: {
    alias: {
      "~": new URL("../../app", import.meta.url).pathname,
      "~content": new URL("../../content", import.meta.url).pathname,
      "~mocks": new URL("../../mocks", import.meta.url).pathname,
    },
  },
  test: {
    env: { UPSTREAM_URL: "http://upstream.test" },
    include: [
      "app/page-ref.test.ts",
      "app/{comics,reading,overlay/loop,overlay/stage,generators}/*.test.ts",
      "app/upstream/{envelope,failure,path-segment}.test.ts",
    ],
    isolate: false,
    exclude: ["**/*.{isolated,dom}.test.ts", "app/overlay/loop/days.test.ts"],
    restoreMocks: true,
  },
});
