import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { ownAddress } from "./ownAddress.ts";

const OWN = "https://shop.example";
const LISTED = "https://static.example.com";
const settings = { publicOrigin: null, trustProxy: false, allowedOrigins: [LISTED] };
const request = new Request(`${OWN}/auth/wechat`);
const read = (text: string, changes: Partial<typeof settings> = {}) =>
  ownAddress(text, request, { ...settings, ...changes })?.href ?? null;

/** What is put before, between and after to make another host look like ours. */
const disguises = [
  "//",
  "/\\",
  "\\\\",
  "/",
  "\\",
  "javascript:",
  "data:text/html,",
  "blob:",
  "vbscript:",
  "%2f%2f",
  "%5c",
  "@",
  ":@",
  "https:",
  "https:/",
  "https://",
  "https:///",
  "http:\\\\",
  "HTTPS://",
  "\t",
  "\n",
  " ",
  "\0",
  ".",
  "#",
  "?",
  ":443",
  "shop.example",
  "static.example.com",
  "evil.example",
  "shop.example.evil.example",
  "user:word",
  "％2f",
  "。",
];
const hosts = [new URL(OWN).host, new URL(LISTED).host];

describe("an address to go back to", () => {
  it.each([
    [`${OWN}/orderFood?storeId=ramen&tableId=a%2Fb`, `${OWN}/orderFood?storeId=ramen&tableId=a%2Fb`],
    [`${OWN}/`, `${OWN}/`],
    [`${LISTED}/login`, `${LISTED}/login`],
    // Behind a proxy that ends TLS the provider hears http.
    ["http://shop.example/", "http://shop.example/"],
  ])("of ours is taken: %s", (text, address) => {
    expect(read(text)).toBe(address);
  });

  it("loses its fragment, which a platform would put the code behind", () => {
    expect(read(`${OWN}/menu#cart`)).toBe(`${OWN}/menu`);
  });

  it("may be of the origin that customers use, where the operator names it", () => {
    expect(read("https://order.example.com/a", { publicOrigin: "https://order.example.com" } as never)).toBe(
      "https://order.example.com/a",
    );
    expect(read("https://order.example.com/a")).toBeNull();
  });

  it.each([
    "",
    "/orderFood",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:/\\evil.example",
    "https:evil.example",
    "https:///evil.example",
    "javascript:alert(1)",
    "javascript://shop.example/%0aalert(1)",
    "data:text/html,hello",
    "blob:https://shop.example/1",
    "%2f%2fevil.example",
    "https://shop.example@evil.example/",
    "https://evil.example@shop.example/",
    "https://shop.example:word@evil.example/",
    "https://shop.example%2f@evil.example/",
    "https://shop.example\\@evil.example/",
    "https://shop.example.evil.example/",
    "https://evilshop.example/",
    "https://shop.example:444/",
    "http://static.example.com/",
    "https://evil.example/https://shop.example/",
    " https://shop.example/",
    "https://shop.example/\n",
    "https://shop.example\t.evil.example/",
    "ftp://shop.example/",
    "https://",
    "https://[::1]/",
  ])("of another is not, however it looks: %s", (text) => {
    expect(read(text)).toBeNull();
  });

  it("leads nowhere else, whatever is put together", () => {
    assert(
      property(
        array(oneof(constantFrom(...disguises), string({ maxLength: 4 })), { maxLength: 8 }),
        (parts) => {
          const address = read(parts.join(""));
          if (address === null) return;
          const url = new URL(address);
          expect(hosts).toContain(url.host);
          expect(url.protocol).toMatch(/^https?:$/);
          expect(url.username + url.password).toBe("");
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
