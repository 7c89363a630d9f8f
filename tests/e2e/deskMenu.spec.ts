import { deskDish, deskMenu, discardMenuDraft, moveInMenu } from "#contract/calls/desk/menu.ts";
import type { DeskCall, DeskRequest, DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { signInAsDemo } from "#contract/calls/desk/door.ts";
import { baseURL } from "./desk.ts";
import { lookAtDesk } from "./deskLook.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

/** A store whose draft no other test touches. */
const store_id = "tennoji-udon-sanji";
const path = `/desk/menu/${store_id}`;

const answered = (page: Page, call: DeskCall) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === call.path);

async function send<C extends DeskCall>(
  page: Page,
  call: C,
  request: DeskRequest<C>,
): Promise<DeskResponse<C>> {
  const answer = await page
    .context()
    .request.post(call.path, { headers: { origin: baseURL }, data: request });
  const { data, fault } = (await answer.json()) as { data?: DeskResponse<C>; fault?: string };
  if (data === undefined) throw new Error(`${call.path} is refused: ${fault}`);
  return data;
}

/** Drags a row by its handle onto the place of another one, with both in the middle of the window. */
async function drag(page: Page, handle: Locator, onto: Locator): Promise<void> {
  await handle.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const [from, to] = [await handle.boundingBox(), await onto.boundingBox()];
  if (from === null || to === null) throw new Error("What is dragged is not shown");
  const middle = (box: typeof from) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle(from));
  await page.mouse.down();
  const [x, y] = middle(to);
  // Beyond its middle, on the side away from where the drag began.
  await page.mouse.move(x, y + Math.sign(y - from.y) * (to.height / 4), { steps: 8 });
  const moved = answered(page, moveInMenu);
  await page.mouse.up();
  await moved;
}

test("an owner makes a category, a shared group and items, puts them in order, and meets a colleague's change", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const one = await lookAtDesk(browser, "ja", 390);
  const { page, say } = one;
  await send(page, discardMenuDraft, { store_id });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const japanese = (label: string) => field(`${label} (日本語)`);
  const name = japanese(say("desk/menu:field.name"));
  const price = page.locator('[name="price"]');
  const save = page.getByRole("button", { name: say("desk/settings:save"), exact: true });
  const saved = (what: string) => page.getByText(say("desk/menu:savedName", { name: what }));
  const category = "夏の限定";

  // A category needs a name, in whatever language.
  await one.at(path);
  await expect(page.getByText(say("desk/menu:state.published"))).toBeVisible();
  await page.getByRole("button", { name: say("desk/menu:addCategory") }).click();
  await save.click();
  await expect(page.getByText(say("desk/menu:fault.no_name"))).toBeVisible();
  await expect(name).toBeFocused();
  await one.isSound();
  await name.fill(category);
  await save.click();
  const add = page.getByRole("link", { name: `${say("desk/menu:addItem")}: ${category}` });
  await expect(add).toBeVisible();
  await expect(page.getByText(say("desk/menu:state.changes_other", { count: 1 }))).toBeVisible();
  await one.isSound();

  // A group that items share, with everything wrong first.
  await page.getByRole("link", { name: say("desk/menu:addGroup") }).click();
  await japanese(say("desk/menu:groupName")).fill("氷の量");
  await name.fill("ふつう");
  await page.getByRole("button", { name: say("desk/menu:addOption") }).click();
  await name.nth(1).fill("多め");
  const optionPrice = field(say("desk/menu:optionPrice")).nth(1);
  await optionPrice.fill("-1");
  await save.click();
  await expect(optionPrice).toBeFocused();
  await expect(page.getByText(say("desk/menu:wrong.price", { yen: "¥9,999,999" }))).toBeVisible();
  await optionPrice.fill("100");
  const most = field(say("desk/menu:field.most"));
  await most.fill("3");
  await save.click();
  await expect(page.getByText(say("desk/menu:fault.most_beyond_options", { value: "2" }))).toBeVisible();
  await one.isSound();
  await most.fill("1");
  await save.click();
  await expect(saved("氷の量")).toBeVisible();

  // Two items that share it; what is typed is neither left nor lost without a word.
  const group = page.locator('[name="add_group"]');
  await add.click();
  await name.fill("かき氷 いちご");
  await price.fill("1000000000");
  await save.click();
  await expect(price).toBeFocused();
  await price.fill("600");
  await group.selectOption({ label: "氷の量" });
  await page.getByRole("link", { name: say("desk/menu:toMenu") }).click();
  const question = page.getByRole("alertdialog", { name: say("desk/menu:leave.title") });
  await question.getByRole("button", { name: say("desk/menu:leave.stay") }).click();
  await expect(question).toBeHidden();
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByText(say("form:trouble.offline")).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(name).toHaveValue("かき氷 いちご");
  await one.isSound();
  await page.getByRole("button", { name: say("desk/menu:saveAndAdd") }).click();
  await expect(name).toHaveValue("");
  await name.fill("かき氷 メロン");
  await price.fill("６５０");
  await group.selectOption({ label: "氷の量" });
  await save.click();
  await expect(saved("かき氷 メロン")).toBeVisible();

  // Order, by keyboard and by drag; both are there after reading it anew.
  const rows = page.getByRole("list", { name: category, exact: true }).getByRole("listitem");
  const handle = (what: string) =>
    page.getByRole("button", { name: say("desk/menu:order.handle", { name: what }), exact: true });
  await expect(rows).toContainText(["いちご", "メロン"]);
  const moved = answered(page, moveInMenu);
  await handle("かき氷 メロン").press("ArrowUp");
  await moved;
  await expect(rows).toContainText(["メロン", "いちご"]);
  await expect(
    page.getByText(say("desk/menu:order.now", { name: "かき氷 メロン", place: 1, count: 2 })),
  ).toBeAttached();
  await expect(handle("かき氷 メロン")).toBeFocused();
  await page.reload();
  await expect(rows).toContainText(["メロン", "いちご"]);
  await drag(page, handle("かき氷 メロン"), rows.nth(1));
  await expect(rows).toContainText(["いちご", "メロン"]);
  await page.reload();
  await expect(rows).toContainText(["いちご", "メロン"]);

  // One like it.
  await page.getByRole("link", { name: `${say("desk/menu:duplicate")}: かき氷 メロン` }).click();
  await expect(page.getByText(say("desk/menu:copyNote"))).toBeVisible();
  await expect(name).toHaveValue("かき氷 メロン");
  await name.fill("かき氷 抹茶");
  await save.click();
  await expect(saved("かき氷 抹茶")).toBeVisible();
  await expect(rows).toContainText(["いちご", "メロン", "抹茶"]);
  await page.getByRole("link", { name: "氷の量", exact: true }).click();
  await expect(page.getByText(say("desk/menu:usedByNote_other", { count: 3 }))).toBeVisible();
  await one.isSound();
  await page.getByRole("link", { name: "かき氷 抹茶", exact: true }).click();

  // A colleague has changed the price meanwhile, and the reading is one's own.
  const other = await lookAtDesk(browser, "en", 1024, "dark");
  await other.page
    .context()
    .request.post(signInAsDemo.path, { headers: { origin: baseURL }, data: { role: "manager" } });
  await expect(price).toHaveValue("650");
  await other.at(new URL(page.url()).pathname);
  await other.page.locator('[name="price"]').fill("900");
  await other.isSound();
  await other.page.getByRole("button", { name: other.say("desk/settings:save"), exact: true }).click();
  await expect(other.page.getByText(other.say("desk/menu:savedName", { name: "かき氷 抹茶" }))).toBeVisible();
  await other.isSound();
  await price.fill("800");
  await field(say("desk/menu:field.reading")).fill("かきごおり まっちゃ");
  await save.click();
  const met = page.getByRole("region").filter({ hasText: say("desk/menu:met.note") });
  await expect(met).toContainText("¥900");
  await expect(met).toContainText("¥800");
  await one.isSound();
  await met
    .getByRole("group", { name: say("desk/menu:field.price") })
    .getByRole("radio")
    .first()
    .check();
  await met.getByRole("button", { name: say("desk/menu:met.merge") }).click();
  await expect(saved("かき氷 抹茶")).toBeVisible();
  const { dishes } = await send(page, deskMenu, { store_id });
  const dish_id = dishes.find((dish) => dish.name.ja === "かき氷 抹茶")?.id ?? "";
  const { dish } = await send(page, deskDish, { store_id, dish_id });
  expect([dish.price, dish.reading]).toEqual([900, "かきごおり まっちゃ"]);

  // A category goes with what is in it, once that was said.
  await page.getByRole("button", { name: `${say("desk/menu:remove.act")}: ${category}` }).click();
  const removal = page.getByRole("alertdialog");
  await expect(removal).toContainText(say("desk/menu:remove.withItems_other", { count: 3 }));
  await removal.getByRole("button", { name: say("desk/menu:remove.act") }).click();
  await expect(page.getByText(say("desk/menu:remove.done", { name: category }))).toBeVisible();
  await expect(rows).toHaveCount(0);
  await send(page, discardMenuDraft, { store_id });
  await other.close();
  await one.close();
});
