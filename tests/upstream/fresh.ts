import { beforeEach } from "vitest";
import { clearCache } from "~/upstream/cache.server";
import { breakers } from "~/upstream/request.server";

/** Before each test: no cached answers, a closed circuit, no failures counted. */
export function withFreshUpstream(): void {
  beforeEach(async () => {
    clearCache();
    for (const breaker of breakers.values()) {
      breaker.isolate().dispose();
      await breaker.execute(() => undefined);
    }
  });
}
