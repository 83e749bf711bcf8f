import { beforeEach } from "vitest";
import { clearCache } from "~/upstream/cache.server";
import { clearPictures } from "~/upstream/pictures.server";
import { resetCircuitBreakers } from "~/upstream/circuit-breakers.server";

/** Before each test: no cached answers or pictures, a closed circuit, no failures counted. */
export function withFreshUpstream(): void {
  beforeEach(() => {
    clearCache();
    clearPictures();
    resetCircuitBreakers();
  });
}
