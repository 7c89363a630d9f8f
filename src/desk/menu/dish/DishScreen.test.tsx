import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import settings from "#locales/en/desk/settings.json" with { type: "json" };
import form from "#locales/en/form.json" with { type: "json" };
import { dishOf, sizes, text } from "../testing/someDish.ts";
import { openMenu, SomeMenu, words } from "../testing/someMenu.tsx";

// @vitest-environment jsdom

let menu: SomeMenu;
beforeEach(() => {
  menu = new SomeMenu();
  menu.start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const box = (name: string) => screen.findByRole("textbox", { name });
const tick = (name: string) => screen.findByRole("checkbox", { name });
const save = () => screen.getByRole("button", { name: settings.save });
const dishSent = (turn = 0) => {
  const [change] = menu.changed[turn] ?? [];
  if (change?.kind !== "dish" || change.content === null) throw new Error("No dish was sent");
  return { ...change, content: change.content };
};

describe("the form of an item", () => {
  it("takes how many are sold a day, and none once it is emptied", async () => {
    const { user } = openMenu(menu, "/dish/tea");
    const daily = await box(words.field.daily);
    await user.type(daily, "0");
    await user.click(save());
    expect(screen.getByText(words.wrong.daily.replace("{{daily}}", "9999"))).toBeTruthy();
    expect(document.activeElement).toBe(daily);
    await user.clear(daily);
    await user.type(daily, "２０");
    await user.click(save());
    await vi.waitFor(() => expect(menu.changed).toHaveLength(1));
    expect(dishSent().content).toMatchObject({ daily: 20, course_time: null });
    cleanup();
    menu.dishes = [dishOf("tea", { daily: 20 })];
    const again = openMenu(menu, "/dish/tea");
    expect(await box(words.field.daily)).toHaveProperty("value", "20");
    await again.user.clear(await box(words.field.daily));
    await again.user.click(save());
    await vi.waitFor(() => expect(menu.changed).toHaveLength(2));
    expect(dishSent(1).content.daily).toBeNull();
  });

  it("takes how long a course lasts, which is a course's alone", async () => {
    const { user } = openMenu(menu, "/dish/tea");
    expect(screen.queryByRole("textbox", { name: words.courseMinutes })).toBeNull();
    await user.click(await tick(words.isCourse));
    await user.type(await box(words.courseLastOrder), "30");
    await user.click(save());
    expect(screen.getByText(words.wrong.minutes.replace("{{minutes}}", "1440"))).toBeTruthy();
    await user.type(await box(words.courseMinutes), "20");
    await user.click(save());
    expect(screen.getByText(words.fault.last_order_beyond_course.replace("{{value}}", "20"))).toBeTruthy();
    await user.clear(await box(words.courseMinutes));
    await user.type(await box(words.courseMinutes), "90");
    await user.click(save());
    await vi.waitFor(() => expect(menu.changed).toHaveLength(1));
    expect(dishSent().content.course_time).toEqual({ minutes: 90, last_order: 30 });
    cleanup();
    const other = openMenu(menu, "/dish/lunch");
    await other.user.type(await box(words.courseMinutes), "60");
    await other.user.click(await tick(words.isCourse));
    await other.user.click(save());
    await vi.waitFor(() => expect(menu.changed).toHaveLength(2));
    expect(dishSent(1).content).toMatchObject({ is_course: false, course_time: null });
  });

  it("says that its allergens were stated before it changed, by whom, and leads to them", async () => {
    menu.recheck = { by: "Aoi", at: "2026-11-20T03:00:00Z" };
    menu.rechecks = 2;
    openMenu(menu, "/dish/tea");
    expect(await screen.findByText(/Last checked by Aoi/)).toBeTruthy();
    const link = screen.getByRole("link", { name: words.recheck.act });
    expect(link.getAttribute("href")).toBe(`/allergens/${menu.store_id}?recheck=1`);
    cleanup();
    openMenu(menu);
    expect(
      await screen.findByText(words.recheck.count_other.replace("{{count}}", "2"), { exact: false }),
    ).toBeTruthy();
  });

  it("says what is wrong at each field, and sends nothing until nothing is", async () => {
    const { user } = openMenu(menu, "/dish/tea");
    const price = await box(words.field.price);
    await user.clear(price);
    await user.type(price, "-1");
    await user.type(await box(words.field.recommended), "99999");
    await user.click(save());
    expect(document.activeElement).toBe(price);
    expect(price.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(words.wrong.price.replace("{{yen}}", "¥9,999,999"))).toBeTruthy();
    expect(screen.getByText(words.wrong.recommended)).toBeTruthy();
    await user.clear(price);
    await user.type(price, "１，２００");
    expect(price.getAttribute("aria-invalid")).toBeNull();
    await user.clear(await box(words.field.recommended));

    // What the menu's own rules say comes once each value by itself is sound.
    await user.clear(await box(`${words.field.name} (日本語)`));
    await user.click(screen.getByText(words.languages.missing_other.replace("{{count}}", "4")));
    await user.clear(await box(`${words.field.name} (English)`));
    await user.click(await tick(words.sold["1"]));
    await user.selectOptions(await screen.findByRole("combobox", { name: words.field.discount_type }), "1");
    await user.type(await box(words.field.discount), "101");
    await user.click(await tick(words.isTimed));
    await user.click(save());
    for (const fault of ["no_name", "sold_nowhere", "no_hours"] as const)
      expect(screen.getByText(words.fault[fault])).toBeTruthy();
    expect(screen.getByText(words.fault.percent_beyond_price.replace("{{value}}", "100"))).toBeTruthy();
    expect(menu.changed).toEqual([]);

    await user.type(await box(`${words.field.name} (日本語)`), "お茶");
    await user.click(await tick(words.sold["2"]));
    await user.clear(await box(words.field.discount));
    await user.type(await box(words.field.discount), "10");
    await user.click(screen.getByRole("button", { name: words.addSpan }));
    await user.click(screen.getByRole("button", { name: words.addSpan }));
    await user.type(await box(words.spanFrom.replace("{{number}}", "2")), "13:00");
    await user.type(await box(words.spanUntil.replace("{{number}}", "2")), "12:00");
    expect(screen.getByText(words.fault.span_backwards)).toBeTruthy();
    await user.clear(await box(words.spanUntil.replace("{{number}}", "2")));
    await user.type(await box(words.spanUntil.replace("{{number}}", "2")), "26:00");
    expect(screen.getByText(words.fault.spans_overlap)).toBeTruthy();
    await user.clear(await box(words.spanFrom.replace("{{number}}", "2")));
    await user.type(await box(words.spanFrom.replace("{{number}}", "2")), "25時");
    expect(screen.getByText(words.wrong.time)).toBeTruthy();
    await user.clear(await box(words.spanFrom.replace("{{number}}", "2")));
    await user.type(await box(words.spanFrom.replace("{{number}}", "2")), "1800");
    await user.click(save());
    expect(dishSent()).toMatchObject({
      id: "tea",
      seen: "tea-1",
      content: {
        name: { ja: "お茶", en: "" },
        price: 1_200,
        discount: 10,
        discount_type: 1,
        sold: [2],
        when: {
          weekdays: [],
          spans: [
            { from: 660, until: 840 },
            { from: 1_080, until: 1_560 },
          ],
        },
      },
    });
    expect(await screen.findByText(words.savedName.replace("{{name}}", "お茶"))).toBeTruthy();
  });

  it("keeps what was typed over a lost connection, and adds what is new once", async () => {
    const { user } = openMenu(menu, "/dish/new?category=drinks&copy=tea");
    expect(await screen.findByText(words.copyNote)).toBeTruthy();
    const name = await box(`${words.field.name} (日本語)`);
    await user.clear(name);
    await user.type(name, "Iced tea");
    menu.isOffline = true;
    await user.click(save());
    expect(await screen.findByText(form.trouble.unreachable)).toBeTruthy();
    expect(name).toHaveProperty("value", "Iced tea");
    const sent = dishSent();
    expect(sent).toMatchObject({ seen: null, content: { groups: ["sizes"], category_id: "drinks" } });
    // It had come through: now there is one of that content already.
    menu.isOffline = false;
    menu.answer = {
      conflicts: [{ kind: "dish", id: sent.id, content: sent.content, stamp: "new-1", by: "Ken" }],
    };
    await user.click(save());
    expect(await screen.findByText(words.savedName.replace("{{name}}", "tea"))).toBeTruthy();
    expect(dishSent(1)).toEqual(sent);
  });

  it("asks whoever leaves with something unsaved", async () => {
    const { router, user } = openMenu(menu, "/dish/tea");
    await user.type(await box(words.field.reading), "ちゃ");
    const leave = screen.getByRole("link", { name: words.toMenu });
    await user.click(leave);
    await user.click(await screen.findByRole("button", { name: words.leave.stay }));
    expect(router.state.location.pathname).toBe(`/menu/${menu.store_id}/dish/tea`);
    expect(await box(words.field.reading)).toHaveProperty("value", "ちゃ");
    await user.click(leave);
    await user.click(await screen.findByRole("button", { name: words.leave.act }));
    expect(router.state.location.pathname).toBe(`/menu/${menu.store_id}`);
    expect(menu.changed).toEqual([]);
  });

  it("makes a group of options in between, and leaves the item's own form as it is", async () => {
    const { user } = openMenu(menu, "/dish/beer");
    await user.click(await screen.findByRole("button", { name: words.addGroup }));
    const sheet = within(await screen.findByRole("dialog"));
    await user.type(sheet.getByRole("textbox", { name: `${words.groupName} (日本語)` }), "ソース");
    await user.type(sheet.getByRole("textbox", { name: `${words.field.name} (日本語)` }), "塩");
    await user.click(sheet.getByRole("button", { name: settings.save }));
    await vi.waitFor(() => expect(menu.changed).toHaveLength(1));
    const [group] = menu.changed[0] ?? [];
    expect(group).toMatchObject({ kind: "group", seen: null, content: { name: { ja: "ソース" } } });
    // Here the read has not brought it, and so the item says that it does not know it.
    await user.click(save());
    expect(await screen.findByText(words.fault.unknown_group)).toBeTruthy();
    expect(menu.changed).toHaveLength(1);
  });

  it("lets go of an item once that was asked", async () => {
    const { router, user } = openMenu(menu, "/dish/tea");
    await user.click(await screen.findByRole("button", { name: words.remove.act }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: words.remove.act }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/menu/${menu.store_id}`));
    expect(menu.removed).toEqual([
      { store_id: menu.store_id, kind: "dish", id: "tea", seen: "tea-1", dishes: 0 },
    ]);
  });
});

describe("a colleague's change of the same item", () => {
  const theirs = dishOf("tea", { groups: ["sizes"], price: 350, about: text("Hot") });
  async function meet(content: typeof theirs | null = theirs) {
    const { router, user } = openMenu(menu, "/dish/tea");
    const price = await box(words.field.price);
    await user.clear(price);
    await user.type(price, "320");
    await user.type(await box(words.field.reading), "ちゃ");
    menu.answer = {
      conflicts: [{ kind: "dish", id: "tea", content, stamp: content === null ? null : "tea-2", by: "Ken" }],
    };
    await user.click(save());
    const title = content === null ? words.met.removedTitle : words.met.title;
    await screen.findByRole("heading", { name: title.replace("{{who}}", "Ken") });
    return { router, user };
  }
  const press = (name: string) => screen.getByRole("button", { name });
  const part = (name: string) => within(screen.getByRole("group", { name }));

  it("stands beside one's own, field by field, and is merged as one chooses", async () => {
    const { user } = await meet();
    expect(screen.getAllByRole("group")).toHaveLength(3);
    expect(part(words.field.price).getByText("¥350")).toBeTruthy();
    expect(part(words.field.price).getByText("¥320")).toBeTruthy();
    // Only the colleague has touched the description, only oneself the reading.
    const [theirAbout] = part(words.field.about).getAllByRole("radio");
    expect(theirAbout).toHaveProperty("checked", true);
    const [, ownReading] = part(words.field.reading).getAllByRole("radio");
    expect(ownReading).toHaveProperty("checked", true);
    await user.click(part(words.field.price).getAllByRole("radio")[0] ?? document.body);
    await user.click(press(words.met.merge));
    await vi.waitFor(() => expect(menu.changed).toHaveLength(2));
    expect(dishSent(1)).toMatchObject({
      seen: "tea-2",
      content: { price: 350, reading: "ちゃ", about: text("Hot") },
    });
  });

  it("is written over knowingly", async () => {
    const { user } = await meet();
    await user.click(press(words.met.mine));
    await vi.waitFor(() => expect(menu.changed).toHaveLength(2));
    expect(dishSent(1)).toMatchObject({
      seen: "tea-2",
      content: { price: 320, reading: "ちゃ", about: text("") },
    });
  });

  it("is taken in place of one's own", async () => {
    const { user } = await meet();
    menu.dishes = [theirs];
    await user.click(press(words.met.takeTheirs));
    await vi.waitFor(async () => expect(await box(words.field.price)).toHaveProperty("value", "350"));
    expect(await box(words.field.reading)).toHaveProperty("value", "");
    expect(menu.changed).toHaveLength(1);
  });

  it("can be looked at without deciding anything", async () => {
    const { user } = await meet();
    await user.click(press(words.met.back));
    expect(await box(words.field.price)).toHaveProperty("value", "320");
    expect(menu.changed).toHaveLength(1);
  });

  it("may be that it is gone, which is left so, or not", async () => {
    const { router, user } = await meet(null);
    expect(screen.queryByRole("button", { name: words.met.merge })).toBeNull();
    await user.click(press(words.met.mine));
    await vi.waitFor(() => expect(menu.changed).toHaveLength(2));
    expect(dishSent(1)).toMatchObject({ seen: null, content: { price: 320, groups: [sizes.id] } });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/menu/${menu.store_id}`));
  });
});
