import { tableCards } from "#contract/calls/desk/tableCards.ts";
import { countedHand, TARIFF } from "./afternoon/countedHand.ts";
import { keepPicture } from "./afternoon/keepPicture.ts";
import { DISHES, pictureArchive, smaregiFile, withEnglish } from "./afternoon/shopsMenu.ts";
import { type EmptyProvider, emptyProvider } from "./emptyProvider.ts";
import { addPlain, fillConfirmation, findGoods, orderNumber, toConfirmation } from "./guest.ts";
import { expect, test } from "./test.ts";
import { browserTag, textsIn } from "./texts.ts";

/** Seconds in which a person does what is counted here. */
const QUARTER_OF_AN_HOUR = 900;
/** Dishes that get an English name, of which the guest orders the first. */
const ENGLISH = { 醤油ラーメン: "Soy sauce ramen", 焼き餃子: "Pan-fried gyoza", 生ビール: "Draft beer" };

let provider: EmptyProvider | null = null;

test.afterAll(async () => {
  await provider?.stop();
  // A worker that comes back to this file later has nothing to end.
  provider = null;
});

test("an owner opens a shop with the menu of their register, and a guest orders in English from it", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const say = textsIn("ja");
  provider = await emptyProvider();
  const { link, origin } = provider;
  const context = await browser.newContext({
    baseURL: origin,
    locale: browserTag("ja"),
    viewport: { width: 1024, height: 768 },
  });
  const page = await context.newPage();
  const hand = countedHand();
  const main = page.getByRole("main");
  const label = (text: string) => page.getByLabel(text, { exact: true });
  const japanese = (text: string) => label(`${text} (日本語)`);
  const button = (text: string) => page.getByRole("button", { name: text, exact: true });

  // Their account, from the address that the start printed.
  await page.goto(link);
  await hand.type(label(say("desk/door:name")), "田中 葵");
  await hand.type(page.getByLabel(say("desk/door:login")), "aoi@example.com");
  await hand.type(page.getByLabel(say("desk/door:newPassword")), "seven bowls of noodles");
  await hand.tap(button(say("desk/door:begin")));
  await expect(page.getByRole("heading", { name: "田中 葵" })).toBeVisible();
  await hand.tap(page.getByRole("banner").getByRole("link").first());
  await expect(page.getByRole("heading", { name: say("desk/opening:begin") })).toBeVisible();
  await keepPicture(page, "1-begin");

  // The company.
  await hand.tap(page.getByRole("link", { name: say("desk/opening:step.company") }));
  const facts = [
    ["seller", "株式会社のれん"],
    ["responsible_person", "田中 葵"],
    ["address", "東京都台東区上野1-2-3"],
    ["phone", "03-1234-5678"],
    ["email", "info@noren.example"],
  ] as const;
  for (const [item, text] of facts) await hand.type(japanese(say(`desk/company:item.${item}`)), text);
  await hand.type(label(say("desk/company:number")), "T7000012050002");
  await hand.tap(button(say("desk/settings:save")));
  await expect(page.getByText(say("desk/settings:saved"))).toBeVisible();
  await hand.back(page);

  // The store.
  await hand.tap(page.getByRole("link", { name: say("desk/opening:newStore") }));
  await hand.type(japanese(say("desk/opening:facts.name")), "のれん食堂");
  await hand.type(japanese(say("desk/opening:facts.address")), "東京都台東区上野1-2-3");
  await hand.type(label(say("desk/opening:facts.phone")), "03-1234-5678");
  await hand.select(label(say("desk/opening:facts.kind")), "居酒屋");
  await hand.tap(button(say("desk/opening:make")));
  await expect(page).toHaveURL(/\/desk\/opening\/[0-9a-f]{12}$/);
  const list = page.url();
  const missing = main.getByText(say("desk/opening:state.missing"), { exact: true });
  await expect(missing).toHaveCount(3);
  const step = (which: "hours" | "tables" | "order" | "cards") =>
    main.getByRole("link", { name: say(`desk/opening:step.${which}`), exact: true });
  const isBack = async (left: number) => {
    await expect(page).toHaveURL(list);
    await expect(missing).toHaveCount(left);
  };
  await keepPicture(page, "2-list");

  // Hours: around the clock, so that the guest comes at any time.
  await hand.tap(step("hours"));
  const week = page.getByRole("form", { name: say("desk/settings:hours.1") });
  for (const day of ["1", "2", "3", "4", "5", "6", "7"] as const)
    await hand.type(week.getByLabel(say(`desk/settings:weekdays.${day}`), { exact: true }), "0:00-24:00");
  await hand.tap(week.getByRole("button", { name: say("desk/settings:save") }));
  await expect(week.getByText(say("desk/settings:saved"))).toBeVisible();
  await hand.back(page);
  await isBack(2);

  // Tables.
  await hand.tap(step("tables"));
  await hand.type(label(say("desk/tables:names")), "T1〜T12");
  await hand.tap(button(say("desk/tables:add")));
  await expect(page.getByRole("list", { name: say("desk/tables:title") }).getByRole("listitem")).toHaveCount(
    12,
  );
  await hand.back(page);
  await isBack(1);

  // The menu that they have, with its pictures: looked at, and taken.
  await hand.tap(main.getByRole("link", { name: say("desk/opening:bringMenu") }));
  const field = page.locator('input[type="file"]');
  await hand.chooseFiles(field, [
    { name: "menu.csv", mimeType: "text/csv", buffer: smaregiFile() },
    { name: "photos.zip", mimeType: "application/zip", buffer: await pictureArchive() },
  ]);
  const take = button(say("desk/menuFile:takeInto.menu"));
  await expect(take).toBeVisible({ timeout: 60_000 });
  await expect(
    main.getByText(say("desk/menuFile:isFormat", { format: say("desk/menuFile:format.smaregi") })),
  ).toBeVisible();
  // Sixty dishes in five categories, and twenty pictures.
  await expect(page.getByRole("radio", { name: `${say("desk/menuFile:state.new")} 85` })).toBeVisible();
  await keepPicture(page, "3-import");
  await hand.tap(take);
  await expect(page.getByText(say("desk/menuFile:taken.menu"))).toBeVisible({ timeout: 60_000 });

  // English names, in a spreadsheet: taken along, filled in, and brought back.
  const came = page.waitForEvent("download");
  await hand.tap(page.getByRole("link", { name: say("desk/menuFile:kind.csv"), exact: true }));
  const chunks: Buffer[] = [];
  for await (const chunk of await (await came).createReadStream()) chunks.push(Buffer.from(chunk));
  const { done, table } = withEnglish(Buffer.concat(chunks).toString("utf8"), ENGLISH);
  hand.elsewhere(done);
  await hand.tap(button(say("desk/menuFile:another")));
  await hand.chooseFiles(field, [{ name: "english.csv", mimeType: "text/csv", buffer: Buffer.from(table) }]);
  await expect(page.getByRole("radio", { name: `${say("desk/menuFile:state.changed")} 3` })).toBeVisible({
    timeout: 60_000,
  });
  await keepPicture(page, "4-again");
  await hand.tap(take);
  await expect(page.getByText(say("desk/menuFile:taken.menu"))).toBeVisible({ timeout: 60_000 });
  await hand.tap(main.getByRole("link", { name: say("desk/menuFile:toOpening") }));
  await isBack(0);

  // A test order at the desk.
  await hand.tap(step("order"));
  await hand.tap(
    page
      .getByRole("list", { name: say("desk/order:table"), exact: true })
      .getByRole("button", { name: /^T1\b/ }),
  );
  await hand.type(page.getByRole("searchbox", { name: say("desk/order:find") }), "ギョウザ");
  await expect(main.getByRole("button", { name: /焼き餃子/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await hand.tap(page.getByRole("button", { name: new RegExp(say("desk/order:send", { table: "T1" })) }));
  await expect(
    page.getByText(
      new RegExp(say("desk/order:done", { table: "T1", number: ".+" }).replace(/[()（）]/g, ".")),
    ),
  ).toBeVisible();
  await page.goto(list);

  // The cards are printed; the store opens.
  await hand.tap(step("cards"));
  await expect(main.getByRole("img")).toHaveCount(12);
  await keepPicture(page, "5-cards");
  await hand.back(page);
  await hand.tap(button(say("desk/opening:cardsDone")));
  await expect(button(say("desk/opening:cardsDone"))).toHaveCount(0);
  await hand.tap(button(say("desk/opening:open")));
  await hand.tap(
    page.getByRole("alertdialog").getByRole("button", { name: say("desk/opening:open"), exact: true }),
  );
  await expect(page.getByText(say("desk/opening:isOpen"))).toBeVisible();
  await keepPicture(page, "6-open");

  const { characters, seconds, taps } = hand.counted();
  const counted = `${taps} taps, ${characters} characters: ${Math.round(seconds)} s at ${TARIFF.tap} and ${TARIFF.character} s`;
  test.info().annotations.push({ type: "afternoon", description: counted });
  expect(seconds, counted).toBeLessThan(QUARTER_OF_AN_HOUR);

  // A guest scans the card of table T2, and orders in English.
  const store_id = new URL(list).pathname.split("/").at(-1) ?? "";
  const asked = { headers: { origin }, data: { store_id } };
  const cards = (await (await context.request.post(tableCards.path, asked)).json()) as {
    readonly data: { readonly tables: readonly { readonly name: string; readonly link: string }[] };
  };
  const card = cards.data.tables.find(({ name }) => name === "T2")?.link ?? "";
  const english = textsIn("en");
  const phone = await browser.newContext({
    baseURL: origin,
    locale: "en-US",
    viewport: { width: 390, height: 844 },
  });
  const guest = await phone.newPage();
  await guest.goto(card);
  const ramen = await findGoods(guest, ENGLISH.醤油ラーメン);
  // Its picture has come, and is one.
  const picture = ramen.locator("img").first();
  await expect
    .poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth > 0))
    .toBe(true);
  await addPlain(guest, english, ENGLISH.醤油ラーメン);
  await keepPicture(guest, "7-guest");
  await toConfirmation(guest, english);
  // They ask to be let in, as a visitor, and the owner opens the table by one tap.
  const ask = guest.getByRole("button", { name: english("visit:ask") });
  await ask.click();
  await guest.waitForURL(/\/loginInput/);
  await guest.getByRole("button", { name: english("account:way.visitor") }).click();
  await guest.waitForURL((url) => !url.pathname.startsWith("/loginInput"));
  await ask.click();
  await expect(guest.getByRole("heading", { name: english("visit:asked") })).toBeVisible();
  await page.goto(`/desk/board/${store_id}?view=tables`);
  await page.getByRole("button", { name: say("desk/board:entry.letIn") }).click();
  await fillConfirmation(guest, english);
  await guest.getByRole("button", { name: english("checkout:submit") }).click();
  const number = await orderNumber(guest);
  expect(number).not.toBe("");
  await phone.close();
  await page.goto(`/desk/board/${store_id}`);
  await expect(main.getByText(DISHES[0]?.name ?? "").first()).toBeVisible();
  await context.close();
});
