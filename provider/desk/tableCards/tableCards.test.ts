import { afterAll, beforeAll, expect, it } from "vitest";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Planted, planted } from "#provider/testing/planted.ts";

let provider: Planted;
let desk: StaffedDesk;
beforeAll(async () => {
  provider = await planted();
  desk = await deskOf(provider);
});
afterAll(() => provider.close());

const cardsIn = (page: string) => page.split('class="table-cards"')[1]?.match(/<li>/g)?.length ?? 0;

it("every table has a card to print, with its code and a line in five languages; chosen ones stand alone", async () => {
  const board = await desk.page();
  expect(board).toContain('href="/desk/diner/cards"');
  const links = [...board.matchAll(/href="\/orderFood\?[^"]+"/g)];
  const all = await desk.page("/cards");
  expect(cardsIn(all)).toBe(links.length);
  expect(all.match(/<svg/g)).toHaveLength(links.length);
  for (const lang of ["ja", "en", "zh-Hans", "zh-Hant", "ko"])
    expect(all).toContain(`class="card-line" lang="${lang}"`);
  expect(cardsIn(await desk.page("/cards?table=diner-T1"))).toBe(1);
  expect(cardsIn(await desk.page("/cards?table=other-T1"))).toBe(0);
});
