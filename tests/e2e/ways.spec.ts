import { addTables } from "#contract/calls/desk/tables.ts";
import { baseURL, openDesk, phone } from "./desk.ts";
import { addPlain, toConfirmation } from "./guest.ts";
import { type Page, expect, test } from "./test.ts";
import { inSight, keyboard, thumb } from "./ways/guests.ts";
import { DISH, dineIn, STORE, ways } from "./ways/ways.ts";

/** As those set their phones who see little. */
const enlarge = (page: Page) =>
  page.addInitScript(() => {
    const grow = () => document.documentElement.style.setProperty("font-size", "200%", "important");
    document.addEventListener("DOMContentLoaded", grow);
  });

const kinds = {
  "by as few taps as are promised": (page: Page) => ({ page, someone: () => thumb() }),
  "by the keyboard alone": (page: Page) => ({ page, someone: () => keyboard(page) }),
  "with letters of twice the size": async (page: Page) => {
    await enlarge(page);
    return { page, someone: () => thumb(true) };
  },
} as const;

for (const [index, [kind, prepare]] of Object.entries(kinds).entries()) {
  test(`a bowl at a table, and the next round, are ordered ${kind}`, async ({ browser, request }) => {
    test.setTimeout(90_000);
    const { page, say, close } = await phone(browser, "en");
    const { someone } = await prepare(page);
    const table = `A${4 - index}`;
    const [first, next] = await dineIn({ browser, page, request, say, origin: baseURL }, table, someone);
    expect([first.acts(), next.acts()]).toEqual([4, 3]);
    await close();
  });

  for (const [way, { arrive, most, order }] of Object.entries(ways)) {
    test(`${way}: a known guest orders ${kind}`, async ({ browser, request }) => {
      test.setTimeout(90_000);
      const { page, say, close } = await phone(browser, "en");
      const { someone } = await prepare(page);
      const walk = { browser, page, request, say, origin: baseURL };
      await arrive(walk);
      const guest = someone();
      await order(walk, guest);
      expect(guest.acts()).toBe(most);
      await close();
    });
  }
}

test("the confirmation of a dish at a table is seen whole, with its button", async ({ browser }) => {
  const { page, say, close } = await phone(browser, "en");
  // A table that nobody has sat at: at others who joins is asked more.
  const desk = await openDesk(browser, STORE);
  const table = `Z${String(Date.now()).slice(-6)}`;
  await desk.send(addTables, { store_id: STORE, names: [table], seats: 4, area: "" });
  await page.goto(await desk.tableLink(table));
  await desk.close();
  await addPlain(page, say, DISH);
  await toConfirmation(page, say);
  const main = page.getByRole("main");
  await expect
    .poll(() => inSight(main.getByRole("radio").last()), "how many they are is in sight")
    .toBe(true);
  for (const words of [DISH, say("bill:payType.1"), say("checkout:addRemark"), say("bill:total")])
    await expect.poll(() => inSight(main.getByText(words).first()), `“${words}” is in sight`).toBe(true);
  await close();
});
