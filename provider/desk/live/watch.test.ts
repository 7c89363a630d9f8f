import { afterAll, beforeAll, expect, it } from "vitest";
import type { Board } from "#contract/calls/desk/board.ts";
import { callWaiter } from "#contract/calls/store.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { guest, type Planted, planted, taken } from "#provider/testing/guest.ts";

const EVENTS = "/desk/api/board/events?store_id=diner";
let provider: Planted;
let desk: StaffedDesk;

beforeAll(async () => {
  provider = await planted();
  desk = await deskOf(provider);
});
afterAll(() => provider.close());

async function watch() {
  const { body } = await desk.get(EVENTS, { cookie: desk.cookie });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error("There are no events");
  let heard = "";
  const next = async (): Promise<Board | null> => {
    while (!heard.includes("\n\n")) {
      const { done, value } = await reader.read();
      if (done) return null;
      heard += value;
    }
    const [event = "", ...rest] = heard.split("\n\n");
    heard = rest.join("\n\n");
    return JSON.parse(event.replace(/^data: /, "")) as Board;
  };
  return { next, leave: () => reader.cancel() };
}

it("whoever watches a board hears of a call at once", async () => {
  const one = await guest(provider);
  const { leave, next } = await watch();
  expect((await next())?.calls).toEqual([]);
  await taken(one.send(callWaiter, { store_id: "diner", table_id: one.link, kind: 1, content: "" }));
  expect(await next()).toMatchObject({ known_calls: 1, calls: [{ kind: 1, is_known: true }] });
  await leave();
});

it("is told nothing any more once the pass has expired", async () => {
  const { next } = await watch();
  await next();
  const before = provider.parts.clock();
  provider.clock.advance(16 * 3_600_000);
  expect(await next()).toBeNull();
  provider.clock.set(before);
});

it("is let go of when the provider closes", async () => {
  const own = await planted();
  const itsDesk = await deskOf(own);
  const { body } = await itsDesk.get(EVENTS, { cookie: itsDesk.cookie });
  const reader = body?.getReader();
  await reader?.read();
  const began = performance.now();
  await own.close();
  expect((await reader?.read())?.done).toBe(true);
  expect(performance.now() - began).toBeLessThan(5_000);
});
