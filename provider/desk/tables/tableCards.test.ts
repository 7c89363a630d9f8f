import encodeQR from "qr";
import { afterAll, beforeAll, expect, it } from "vitest";
import { qrPicture } from "#domain/share/qrPicture.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";

let provider: Planted;
let desk: StaffedDesk;
beforeAll(async () => {
  provider = await planted();
  desk = await deskOf(provider);
});
afterAll(() => provider.close());

const cardsIn = (page: string) => page.split('class="table-cards"')[1]?.match(/<li>/g)?.length ?? 0;

it("every table has a card to print, with its code and a line in five languages; chosen ones stand alone", async () => {
  const { tables } = await desk.look();
  const all = await desk.page("/cards");
  expect(cardsIn(all)).toBe(tables.length);
  expect(all.match(/<svg/g)).toHaveLength(tables.length);
  for (const lang of ["ja", "en", "zh-Hans", "zh-Hant", "ko"])
    expect(all).toContain(`class="card-line" lang="${lang}"`);
  expect(cardsIn(await desk.page("/cards?table=diner-T1"))).toBe(1);
  expect(cardsIn(await desk.page("/cards?table=other-T1"))).toBe(0);
});

it("a card leads to the plain address; where the app is in LINE it can be printed for LINE, with the permanent link", async () => {
  const path = (await desk.look()).tables[0]?.link ?? "";
  const drawn = (link: string) => qrPicture(encodeQR(link, "raw", { ecc: "medium", border: 4 }));
  const plain = drawn(`http://provider.test${path}`);
  const without = await desk.page("/cards?line=1");
  expect(without).toContain(plain);
  expect(without).not.toContain('name="line"');
  Object.assign(provider.parts.settings, { liffId: "1234567890-AbcdEfgh" });
  const inLine = drawn(`https://liff.line.me/1234567890-AbcdEfgh${path}`);
  const usual = await desk.page("/cards");
  expect([usual.includes(plain), usual.includes(inLine)]).toEqual([true, false]);
  expect(usual).toMatch(/name="line" value="1"[^>]*aria-describedby="for-line"\s*\/>/);
  const forLine = await desk.page("/cards?line=1");
  expect([forLine.includes(plain), forLine.includes(inLine)]).toEqual([false, true]);
  expect(forLine).toMatch(/name="line"[^>]*checked/);
});
