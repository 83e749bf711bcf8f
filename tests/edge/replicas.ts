import { startServer, type Serving } from "../e2e/start-server";

/**
 * Starts a server process of the built site, as one of several replicas; resolves when it listens.
 *
 * @param build the folder of the build
 */
export async function startReplica(
  port: number,
  siteUrl: string,
  upstreamUrl: string,
  build = "build",
  environment: Record<string, string> = {},
): Promise<Serving> {
  const replica = startServer([`${build}/serve.js`], {
    HOST: "127.0.0.1",
    PORT: String(port),
    SITE_URL: siteUrl,
    UPSTREAM_URL: upstreamUrl,
    SEAL_SECRET: "the same on all replicas, 32 letters",
    ...environment,
  });
  await replica.opened;
  return replica;
}
