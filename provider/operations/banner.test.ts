import { afterAll, beforeAll, expect, it } from "vitest";
import { lanAddress } from "#provider/server/origins.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { banner } from "./banner.ts";

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider({ isSeeded: true });
});
afterAll(() => provider.close());

const ORIGIN = "http://192.168.1.5:5173";
const text = (changes: object = {}) =>
  banner(provider.parts, {
    origin: ORIGIN,
    width: 80,
    isTerminal: false,
    hasCodes: false,
    firstOwner: null,
    hasFormerPassword: false,
    hasStandIns: false,
    lacks: [],
    missingOfDemo: 0,
    ...changes,
  });

it("names what is worth opening, the table by the link of its card", async () => {
  const said = await text();
  const link = /http\S+\/orderFood\?\S+/.exec(said)?.[0] ?? "";
  expect(new URL(link).searchParams.get("tableId")).toMatch(/^ramen-\w+\.1\.[\w-]{14}$/);
  for (const path of ["/storeHome?storeId=ramen", "/mall", "/desk", "/api"])
    expect(said).toContain(`${ORIGIN}${path}\n`);
});

it("shows a code for each, no wider than the terminal", async () => {
  const said = await text({ hasCodes: true, width: 80 });
  expect(said.match(/█▀▀▀▀▀█.*█▀▀▀▀▀█/g)?.length).toBeGreaterThan(2);
  const codes = said.slice(said.indexOf("\n\n"));
  const lines = codes.split("\n").filter((line) => !line.includes("http"));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
});

it("gives the link by which the desk's first owner begins, until there is one", async () => {
  expect(await text({ firstOwner: "k7m2p9" })).toContain(`${ORIGIN}/desk/begin#k7m2p9\n`);
  expect(await text()).not.toContain("/desk/begin");
});

it("says what has become of the desk's former password where one is still set", async () => {
  expect(await text({ hasFormerPassword: true })).toContain("NOREN_DESK_PASSWORD opens nothing any more");
  expect(await text({ hasFormerPassword: true, firstOwner: "k7m2p9" })).toContain("in place of the link");
  expect(await text()).not.toContain("NOREN_DESK_PASSWORD");
});

it("says how to have today's demo where an older one is kept, and nothing of it otherwise", async () => {
  const said = await text({ missingOfDemo: 6 });
  expect(said).toContain("lacks 6 of today's stores");
  expect(said).toContain("NOREN_DATA_DIR");
  expect(Math.max(...said.split("\n").map((line) => line.length))).toBeLessThan(100);
  expect(await text()).not.toContain("older version");
});

it("says what there is no service for, a line each", async () => {
  const said = await text({ lacks: ["texts", "mail", "cards", "online_payment"] });
  for (const words of ["No payment gateway", "NOREN_TWILIO_", "NOREN_SMTP_URL", "No cards"])
    expect(said).toContain(words);
  expect(Math.max(...said.split("\n").map((line) => line.length))).toBeLessThan(110);
  expect(await text()).not.toContain("No payment gateway");
});

it("finds the address that a phone on the same network can reach", () => {
  const address = (ip: string, internal = false) => ({
    address: ip,
    internal,
    family: "IPv4" as const,
    netmask: "",
    mac: "",
    cidr: null,
  });
  expect(
    lanAddress({
      lo: [address("127.0.0.1", true)],
      docker0: [address("172.17.0.1")],
      wlan0: [address("192.168.1.5")],
    }),
  ).toBe("192.168.1.5");
  expect(lanAddress({ lo: [address("127.0.0.1", true)] })).toBeNull();
});

it("says when made-up people may sign in, as nobody should find out in a real store", async () => {
  expect(await text({ hasStandIns: true })).toContain("NOREN_DEMO=0");
  expect(await text()).not.toContain("NOREN_DEMO");
});
