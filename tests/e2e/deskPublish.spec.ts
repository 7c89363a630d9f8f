import { changeMenu, deskDish, deskMenu, menuVersions, publishMenuDraft } from "#contract/calls/desk/menu.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import type { MenuDish } from "#contract/menuDocument.ts";
import { type Desk, openDesk, phone } from "./desk.ts";
import { crowding } from "./everyRoute/crowding.ts";
import { runAxe } from "./runAxe.ts";
import { expect, expectError, type Page, test } from "./test.ts";
import { textsIn } from "./texts.ts";

const say = textsIn("ja");

/** Nothing that axe finds, nothing that hangs out. */
async function isSound(page: Page): Promise<void> {
  const found = await runAxe(page, {});
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  expect(await crowding(page, false)).toEqual([]);
}

/** Changes a dish of a store's draft, as the menu's page does. */
async function changeDish(
  { send }: Desk,
  on: { readonly store_id: string; readonly dish_id: string },
  change: Partial<MenuDish>,
): Promise<void> {
  const { dish, stamp: seen } = await send(deskDish, on);
  const content = { ...dish, ...change };
  const changes = [{ kind: "dish" as const, id: on.dish_id, content, seen }];
  const { conflicts } = await send(changeMenu, { store_id: on.store_id, changes });
  expect(conflicts).toEqual([]);
}

/** The dishes of a store that guests at the table see first. */
async function firstDishes({ send }: Desk, store_id: string) {
  const { dishes } = await send(deskMenu, { store_id });
  return dishes.filter(({ is_course, sold }) => !is_course && sold.includes(GoodsShowType.dineIn));
}

test("a draft is looked at on a phone, published, seen by guests, and the version before is brought back", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const store_id = "ueno-menba-rokko";
  const desk = await openDesk(browser, store_id);
  const { page, send } = desk;
  const [first, second] = await firstDishes(desk, store_id);
  if (first === undefined || second === undefined) throw new Error("The store has no dishes");
  const former = first.name.ja;
  const name = { ...first.name, ja: "春の試作一号" };
  await changeDish(desk, { store_id, dish_id: first.id }, { name, goes_with: [second.id] });

  await page.goto(`/desk/menu/${store_id}/publish`);
  const differences = page.getByRole("region", { name: say("desk/publish:differences_other", { count: 1 }) });
  await expect(differences.getByRole("link", { name: name.ja })).toHaveAttribute(
    "href",
    `/desk/menu/${store_id}/dish/${first.id}`,
  );
  await expect(differences).toContainText(
    [say("desk/publish:field.name"), say("desk/publish:field.goes_with")].join(say("desk/publish:comma")),
  );
  await page.getByRole("button", { name: say("desk/publish:preview.make") }).click();
  await expect(page.getByRole("img", { name: say("desk/publish:preview.code") })).toBeVisible();
  const link = page.getByRole("link", { name: say("desk/publish:preview.open") });
  const address = (await link.getAttribute("href")) ?? "";
  await isSound(page);

  // The owner's phone: the guests' own client, with what they do not see yet.
  const owner = await phone(browser);
  await owner.page.goto(address);
  await expect(owner.page.getByText(say("provider/preview:note"))).toBeVisible();
  const frame = owner.page.frameLocator("iframe");
  const dish = frame.getByRole("button", { name: name.ja, exact: true });
  await dish.click();
  const sheet = frame.getByRole("dialog", { name: name.ja });
  const offered = sheet.getByRole("region", { name: say("usual:goesWith") });
  await expect(offered.getByRole("heading", { name: second.name.ja, exact: true })).toBeVisible();

  // Guests see the menu as it was.
  const guest = await phone(browser);
  const menu = `/orderFood?storeId=${store_id}`;
  const shown = (text: string) => guest.page.getByRole("button", { name: text, exact: true });
  await guest.page.goto(menu);
  await expect(shown(former)).toBeVisible();
  await expect(shown(name.ja)).toHaveCount(0);

  await page.getByRole("button", { name: say("desk/publish:publish"), exact: true }).click();
  await expect(page.getByText(say("desk/publish:nothing"))).toBeVisible();
  const { versions } = await send(menuVersions, { store_id });
  const [version] = versions;
  await expect(
    page.getByText(say("desk/publish:outcome.published", { number: version?.number ?? 0 })),
  ).toBeVisible();
  await guest.page.reload();
  await expect(shown(name.ja)).toBeVisible();
  expectError(/status of 410/);
  await owner.page.reload();
  await expect(owner.page.getByRole("heading", { name: say("provider/preview:ended") })).toBeVisible();
  await owner.close();

  // Back to what it was: first as the draft.
  await page.getByRole("link", { name: say("desk/publish:versions.title") }).click();
  const before = versions[1]?.number ?? 0;
  await page.getByRole("button", { name: `${say("desk/publish:versions.back")} ${before}` }).click();
  await isSound(page);
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("desk/publish:versions.back") })
    .click();
  await expect(differences.getByText(former)).toBeVisible();
  await page.getByRole("button", { name: say("desk/publish:publish"), exact: true }).click();
  await expect(page.getByText(say("desk/publish:nothing"))).toBeVisible();
  await guest.page.reload();
  await expect(shown(former)).toBeVisible();
  await guest.close();
  await desk.close();
});

test("many dishes are changed alike once that was looked at, and what was done is taken back", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const store_id = "kamata-gyozaro";
  const desk = await openDesk(browser, store_id);
  const { page, send } = desk;
  const [first] = await firstDishes(desk, store_id);
  if (first === undefined) throw new Error("The store has no dishes");
  const { categories, dishes } = await send(deskMenu, { store_id });
  const category = categories.find(({ id }) => id === first.category_id);
  const count = dishes.filter(({ category_id }) => category_id === first.category_id).length;

  await page.goto(`/desk/menu/${store_id}/many`);
  await page
    .getByLabel(say("desk/publish:of.category"), { exact: true })
    .selectOption({ label: category?.name.ja ?? "" });
  await page.getByRole("button", { name: say("desk/publish:many.chooseAll_other", { count }) }).click();
  await expect(page.getByText(say("desk/publish:many.chosen_other", { count }))).toBeVisible();
  const look = page.getByRole("button", { name: say("desk/publish:many.look") });
  await look.click();
  await expect(page.getByText(say("desk/publish:many.amountWrong"))).toBeVisible();
  const amount = page.getByLabel(say("desk/publish:many.amount"), { exact: true });
  await amount.fill("１００");
  await page.getByLabel(say("desk/publish:many.by.label"), { exact: true }).selectOption("yen");
  await page.getByLabel(say("desk/publish:many.round"), { exact: true }).selectOption("1");
  await look.click();
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: first.name.ja, exact: true }) });
  const yen = (amountOf: number) => `¥${amountOf.toLocaleString("en-US")}`;
  await expect(row.getByRole("cell")).toHaveText([yen(first.price), yen(first.price + 100)]);
  await isSound(page);
  await page.getByRole("button", { name: say("desk/publish:many.do_other", { count }) }).click();
  await expect(page.getByText(say("desk/publish:many.did_other", { count }))).toBeVisible();
  expect(await send(deskMenu, { store_id })).toMatchObject({ difference_count: count });
  const undo = page.getByRole("button", { name: say("desk/publish:many.undo") });
  await undo.click();
  await expect(page.getByText(say("desk/publish:many.undid"))).toBeVisible();
  expect(await send(deskMenu, { store_id })).toMatchObject({ difference_count: 0 });

  // Today's state counts at once, past the draft.
  await page.getByRole("button", { name: say("desk/publish:many.chooseNone") }).click();
  await page.getByRole("checkbox", { name: first.name.ja, exact: true }).check();
  await page.getByLabel(say("desk/publish:many.what"), { exact: true }).selectOption("out");
  await look.click();
  await page.getByRole("button", { name: say("desk/publish:many.do_other", { count: 1 }) }).click();
  await expect(page.getByText(say("desk/publish:many.didOut_other", { count: 1 }))).toBeVisible();
  const guest = await phone(browser);
  await guest.page.goto(`/orderFood?storeId=${store_id}`);
  const card = guest.page
    .getByRole("article")
    .filter({ has: guest.page.getByRole("button", { name: first.name.ja, exact: true }) });
  await expect(card.getByText(say("menu:soldOut"))).toBeVisible();
  await undo.click();
  await expect(page.getByText(say("desk/publish:many.undid"))).toHaveCount(2);
  await guest.page.reload();
  await expect(card.first()).toBeVisible();
  await expect(card.getByText(say("menu:soldOut"))).toHaveCount(0);
  await guest.close();
  await desk.close();
});

test("what keeps a draft from being published leads to its dish; a time is taken back; the draft is let go", async ({
  browser,
}) => {
  const store_id = "jimbocho-koshotei";
  const desk = await openDesk(browser, store_id);
  const { page, send } = desk;
  await page.setViewportSize({ width: 390, height: 844 });
  const [first] = await firstDishes(desk, store_id);
  if (first === undefined) throw new Error("The store has no dishes");
  const on = { store_id, dish_id: first.id };
  await changeDish(desk, on, { sold: [], price: first.price + 1 });
  await page.goto(`/desk/menu/${store_id}/publish`);
  await expect(page.getByText(say("desk/publish:fault.sold_nowhere"))).toBeVisible();
  await expect(page.getByRole("link", { name: first.name.ja }).first()).toHaveAttribute(
    "href",
    `/desk/menu/${store_id}/dish/${first.id}`,
  );
  const publish = page.getByRole("button", { name: say("desk/publish:publish"), exact: true });
  await expect(publish).toBeDisabled();
  await isSound(page);

  // Mended by a colleague: it is seen when one comes back to the page.
  await changeDish(desk, on, { sold: [GoodsShowType.dineIn] });
  await page.reload();
  await expect(publish).toBeEnabled();
  const at = page.getByLabel(say("desk/publish:at", { zone: "Asia/Tokyo" }));
  const publishAt = page.getByRole("button", { name: say("desk/publish:publishAt") });
  await at.fill("2020-01-01T10:00");
  await publishAt.click();
  await expect(page.getByText(say("desk/publish:atWrong"))).toBeVisible();
  await at.fill("2099-01-01T10:00");
  await publishAt.click();
  await expect(page.getByText(say("desk/publish:outcome.scheduled"))).toBeVisible();
  await isSound(page);
  await page.getByRole("button", { name: say("desk/publish:unschedule") }).click();
  await expect(page.getByText(say("desk/publish:unscheduled"))).toBeVisible();
  expect((await send(deskMenu, { store_id })).schedule).toBeNull();

  const discard = page.getByRole("button", { name: say("desk/publish:discard") });
  await discard.click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("desk/publish:discard") })
    .click();
  await expect(page.getByText(say("desk/publish:nothing"))).toBeVisible();
  expect(await send(publishMenuDraft, { store_id, at: null })).toMatchObject({ outcome: "unchanged" });
  await desk.close();
});
