import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { visitorAddress } from "./visitor-address";

it.each([
  ["who comes directly", "203.0.113.9", undefined, "203.0.113.9"],
  ["who comes directly, and claims another", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["a proxy of this machine", "127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["one that speaks IPv6", "::1", "2001:db8::9", "2001:db8::9"],
  ["one of a private network", "::ffff:172.18.0.3", "203.0.113.9", "203.0.113.9"],
  ["a proxy, and what was claimed before it", "10.0.0.2", "127.0.0.1, 203.0.113.9", "203.0.113.9"],
  ["a proxy that says nothing", "10.0.0.2", undefined, "10.0.0.2"],
  ["an address with its network card", "fe80::1%eth0", "203.0.113.9", "fe80::1"],
  ["who has left already", undefined, "203.0.113.9", ""],
  ["no end of an address", "::1", "x".repeat(9_000), "x".repeat(45)],
])("the address of %s", (_who, remoteAddress, forwarded, address) => {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
  expect(visitorAddress(request)).toBe(address);
});
