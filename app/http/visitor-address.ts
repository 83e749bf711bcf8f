import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Addresses of this machine and of private networks: from there speaks a proxy, or who is inside anyway. */
const inside = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  inside.addSubnet(network, bits, "ipv4");
}
for (const [network, bits] of [
  ["::1", 128],
  ["fc00::", 7],
] as const) {
  inside.addSubnet(network, bits, "ipv6");
}

/** Characters that an address is counted by; none is longer. */
const longest = 45;

/**
 * The address that a visitor is counted by. What `X-Forwarded-For` says is believed from inside alone, and
 * of it the last entry, which the nearest proxy wrote: what stands before that anybody can make up.
 */
export function visitorAddress({ headers, socket }: IncomingMessage): string {
  // As a server that listens on IPv6 sees IPv4; and without the name of a network card.
  const peer = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*/, "");
  const family = isIP(peer);
  const isInside = family !== 0 && inside.check(peer, family === 6 ? "ipv6" : "ipv4");
  const forwarded = headers["x-forwarded-for"]?.toString().split(",").at(-1)?.trim();
  return (isInside && forwarded?.slice(0, longest)) || peer;
}
