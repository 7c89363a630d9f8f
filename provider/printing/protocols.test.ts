import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPrinter, type PrinterKind, testPrinter } from "#contract/calls/desk/printers.ts";
import { printers, printJobs } from "#provider/db/tables/printing.ts";
import { slowdowns } from "#provider/db/tables/members.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { epsonPrinter, starPrinter } from "./testing/fakePrinters.ts";

const store_id = "diner";
let provider: Planted;
let desk: BoardDesk;

beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
});
beforeEach(async () => {
  await provider.db.delete(printers);
  await provider.db.delete(slowdowns);
});
afterAll(() => provider.close());

/** A printer that has just been added, with a test to print. */
async function added(kind: PrinterKind) {
  const facts = {
    name: "A",
    language: "ja",
    columns: 48,
    stations: null,
    prints_tickets: true,
    prints_bills: false,
  } as const;
  const own = await desk.given(addPrinter, { store_id, kind, facts });
  await desk.given(testPrinter, { store_id, printer_id: own.printer_id });
  return own;
}
const states = async () =>
  (await provider.db.select().from(printJobs)).map(({ state, tries }) => `${state} ${tries}`);

describe("CloudPRNT", () => {
  it("fetches as often as the network needs it, and confirms once", async () => {
    const printer = starPrinter(provider, await added("star"));
    const { jobToken = "", ...offer } = await printer.offered();
    expect(offer).toMatchObject({ jobReady: true, deleteMethod: "DELETE" });
    expect(await states()).toEqual(["queued 0"]);
    const first = await printer.get(jobToken, offer.mediaTypes?.[1]);
    expect(first.headers.get("content-type")).toBe("application/vnd.star.line");
    const again = await printer.get(jobToken, offer.mediaTypes?.[1]);
    expect(await again.text()).toBe(await first.text());
    expect(await states()).toEqual(["sent 1"]);
    // It asks while it prints.
    expect(await printer.offered({ printingInProgress: true })).toEqual({ jobReady: false });
    for (let time = 0; time < 3; time += 1) expect((await printer.confirm(jobToken)).status).toBe(200);
    expect((await printer.confirm(jobToken, "410 Out of paper")).status).toBe(200);
    expect(await states()).toEqual(["printed 1"]);
    expect((await printer.get(jobToken)).status).toBe(404);
  });

  it("is handed once more what it never spoke of; its word of the older try comes too late", async () => {
    const printer = starPrinter(provider, await added("star"));
    const { jobToken: first = "" } = await printer.offered();
    await printer.get(first);
    expect(await printer.offered()).toEqual({ jobReady: false });
    provider.clock.advance(31_000);
    const { jobToken: second = "" } = await printer.offered();
    expect(second).not.toBe(first);
    await printer.get(second);
    await printer.confirm(first, "520 Timeout");
    expect(await states()).toEqual(["sent 2"]);
    await printer.confirm(second, "200 OK");
    expect(await states()).toEqual(["printed 2"]);
  });

  it("refuses types that it has not, and what is no request", async () => {
    const own = await added("star");
    const printer = starPrinter(provider, own);
    const { jobToken = "" } = await printer.offered();
    expect((await printer.get(jobToken, "image/png")).status).toBe(415);
    expect((await printer.get("nothing-1")).status).toBe(404);
    expect((await printer.get("nonsense")).status).toBe(404);
    const headers = { authorization: `Basic ${btoa(`${own.user}:${own.secret}`)}` };
    const asked = new Request(own.address, { method: "POST", headers, body: "no JSON" });
    expect((await provider.app.fetch(asked, { address: "198.51.100.7" })).status).toBe(400);
  });

  it("is refused with a wrong secret, slower each time, and never with the right one", async () => {
    const own = await added("star");
    const thief = starPrinter(provider, { ...own, secret: "guessed" });
    const first = await thief.poll();
    expect(first.status).toBe(401);
    expect(first.headers.get("www-authenticate")).toMatch(/^Basic realm=/);
    const tries = Array.from({ length: 14 }, () => 0);
    const answers: number[] = [];
    for (const _ of tries) answers.push((await thief.poll()).status);
    expect(answers.at(-1)).toBe(429);
    // The same address, and another printer's name.
    expect(await starPrinter(provider, own).print()).toContain("テスト印刷");
    const other = await added("star");
    expect((await starPrinter(provider, { ...other, secret: "guessed" }).poll()).status).toBe(401);
    expect((await starPrinter(provider, { ...own, secret: other.secret }).poll()).status).toBe(429);
  });

  it("is known by the address of its network card, and by no name that nobody has", async () => {
    const own = await added("star");
    await starPrinter(provider, own).offered();
    expect((await starPrinter(provider, own, "00:11:62:ff:ff:ff").poll()).status).toBe(403);
    const nobody = { ...own, address: own.address.replace(own.user, "nobody"), user: "nobody" };
    for (let time = 0; time < 15; time += 1)
      expect((await starPrinter(provider, nobody).poll()).status).toBe(401);
    expect(await provider.db.$count(slowdowns)).toBe(0);
  });
});

describe("Server Direct Print", () => {
  it("hands out one job at a time, and hears of it once", async () => {
    const printer = epsonPrinter(provider, await added("epson"));
    const job = await printer.handed();
    expect(job?.paper).toContain("テスト印刷");
    expect(job?.id).toMatch(/^[\w.-]{1,30}$/);
    expect(await printer.handed()).toBeNull();
    const answer = await printer.confirm(job?.id ?? "");
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
    await printer.confirm(job?.id ?? "", "EPTR_COVER_OPEN");
    expect(await states()).toEqual(["printed 1"]);
  });

  it("hands out anew what could not be read, or was never spoken of", async () => {
    const printer = epsonPrinter(provider, await added("epson"));
    await printer.handed();
    await printer.respond(
      '<PrintResponseInfo Version="3.00"><ServerDirectPrint><Response Success="false"><ErrorSummary>Invalid XML format</ErrorSummary></Response></ServerDirectPrint></PrintResponseInfo>',
    );
    expect(await states()).toEqual(["queued 1"]);
    provider.clock.advance(6_000);
    expect((await printer.handed())?.paper).not.toContain("再印刷");
    provider.clock.advance(31_000);
    const third = await printer.handed();
    expect(third?.paper).toContain("再印刷");
    await printer.confirm(third?.id ?? "");
    expect(await states()).toEqual(["printed 3"]);
  });

  it("asks for a digest, takes none that is old, and is refused a wrong one, slower each time", async () => {
    const own = await added("epson");
    const plain = await provider.app.fetch(new Request(own.address, { method: "POST" }), { address: "::1" });
    expect(plain.status).toBe(401);
    expect(plain.headers.get("www-authenticate")).toMatch(/^Digest .*qop="auth".*nonce="/);
    const printer = epsonPrinter(provider, own);
    expect((await printer.ask()).status).toBe(200);
    // What it makes its digest with has ended: it is given another, and asks with that.
    provider.clock.advance(6 * 60_000);
    expect((await printer.ask()).status).toBe(200);
    const thief = epsonPrinter(provider, { ...own, secret: "guessed" });
    expect((await thief.ask()).status).toBe(401);
    const answers: number[] = [];
    for (let time = 0; time < 12; time += 1) answers.push((await thief.ask()).status);
    expect(answers.at(-1)).toBe(429);
    expect((await printer.ask()).status).toBe(200);
  });
});

it("a printer of one kind is none of the other", async () => {
  const own = await added("star");
  const asked = { ...own, address: own.address.replace("/star/", "/epson/") };
  expect((await epsonPrinter(provider, asked).ask()).status).toBe(401);
});
