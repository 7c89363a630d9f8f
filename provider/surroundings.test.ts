import { describe, expect, it } from "vitest";
import { clientAddress, clientOrigin } from "./surroundings.ts";

const from = (address: string, forwarded: string | null, trustProxy: boolean) =>
  clientAddress(
    new Headers(forwarded === null ? {} : { "x-forwarded-for": forwarded }),
    { address },
    { trustProxy },
  );

describe("the client's address", () => {
  it.each([
    ["the connection's", "203.0.113.1", null, false, "203.0.113.1"],
    ["IPv4 in IPv6's clothes", "::ffff:203.0.113.1", null, false, "203.0.113.1"],
    ["of IPv6 the network", "2001:db8:1:2:3:4:5:6", null, false, "2001:db8:1:2"],
    ["of short IPv6 the network", "2001:db8::1", null, false, "2001:db8"],
    ["this machine's", "::1", null, false, "::1"],
    ["not what the client claims", "203.0.113.1", "198.51.100.7", false, "203.0.113.1"],
    [
      "what our proxy saw, not what the client told it",
      "10.0.0.1",
      "198.51.100.7, 203.0.113.9",
      true,
      "203.0.113.9",
    ],
    ["the connection's when the proxy says nothing", "10.0.0.1", null, true, "10.0.0.1"],
  ])("is %s", (_, address, forwarded, trustProxy, expected) => {
    expect(from(address, forwarded, trustProxy)).toBe(expected);
  });
});

describe("the client's origin", () => {
  const request = (headers: Record<string, string>) =>
    new Request("http://10.0.0.5:5173/orderFood", { headers });
  const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": "order.example.com" };

  it.each([
    ["as it came", {}, { publicOrigin: null, trustProxy: false }, "http://10.0.0.5:5173"],
    [
      "as the operator says",
      {},
      { publicOrigin: "https://a.example.com", trustProxy: false },
      "https://a.example.com",
    ],
    [
      "not as the client claims",
      forwarded,
      { publicOrigin: null, trustProxy: false },
      "http://10.0.0.5:5173",
    ],
    ["as our proxy says", forwarded, { publicOrigin: null, trustProxy: true }, "https://order.example.com"],
    [
      "as it came when the proxy talks nonsense",
      { "x-forwarded-host": "a b" },
      { publicOrigin: null, trustProxy: true },
      "http://10.0.0.5:5173",
    ],
  ])("is %s", (_, headers, settings, expected) => {
    expect(clientOrigin(request(headers), settings)).toBe(expected);
  });
});
