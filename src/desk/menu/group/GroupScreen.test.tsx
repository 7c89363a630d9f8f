import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import settings from "#locales/en/desk/settings.json" with { type: "json" };
import { sizes, text } from "../testing/someDish.ts";
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

const save = () => screen.getByRole("button", { name: settings.save });

describe("the form of a group of options", () => {
  it("says at which items it is, and what is wrong at its fields", async () => {
    const { user } = openMenu(menu, "/group/sizes");
    expect(await screen.findByRole("link", { name: "tea" })).toBeTruthy();
    const [first, second] = await screen.findAllByRole("checkbox", { name: words.isDefault });
    await user.click(first ?? document.body);
    await user.click(second ?? document.body);
    await user.click(save());
    expect(screen.getByText(words.fault.defaults_beyond_most.replace("{{value}}", "1"))).toBeTruthy();
    const most = screen.getByRole("textbox", { name: words.field.most });
    await user.clear(most);
    await user.type(most, "3");
    expect(screen.getByText(words.fault.most_beyond_options.replace("{{value}}", "2"))).toBeTruthy();
    expect(most.getAttribute("aria-invalid")).toBe("true");
    await user.clear(most);
    expect(screen.getByText(words.wrong.most.replace("{{options}}", "100"))).toBeTruthy();
    await user.type(most, "2");
    for (const button of screen.getAllByRole("button", { name: new RegExp(`^${words.removeOption}`) }))
      await user.click(button);
    expect(screen.getByText(words.wrong.options.replace("{{options}}", "100"))).toBeTruthy();
    await user.click(screen.getByRole("button", { name: words.addOption }));
    await user.click(save());
    expect(screen.getByText(words.fault.no_name)).toBeTruthy();
    expect(menu.changed).toEqual([]);
  });

  it("puts its options in order by the arrow keys, with the focus where it was", async () => {
    const { user } = openMenu(menu, "/group/sizes");
    const handle = (name: string) =>
      screen.getByRole("button", { name: words.order.handle.replace("{{name}}", name) });
    await screen.findByRole("button", { name: words.order.handle.replace("{{name}}", "small") });
    handle("small").focus();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(handle("small"));
    expect(screen.getByText("small: 2 of 2")).toBeTruthy();
    await user.keyboard("{ArrowDown}{Home}{End}");
    await user.click(save());
    await vi.waitFor(() => expect(menu.changed).toHaveLength(1));
    const [change] = menu.changed[0] ?? [];
    expect(change).toMatchObject({
      seen: "sizes-1",
      content: { options: [{ id: "large" }, { id: "small" }] },
    });
  });

  it("meets a colleague's change, too", async () => {
    const { user } = openMenu(menu, "/group/sizes");
    const [price] = await screen.findAllByRole("textbox", { name: words.optionPrice });
    await user.type(price ?? document.body, "50");
    const theirs = { ...sizes, name: text("Sizes", "Size") };
    menu.answer = {
      conflicts: [{ kind: "group", id: "sizes", content: theirs, stamp: "sizes-2", by: null }],
    };
    await user.click(save());
    await screen.findByRole("heading", { name: words.met.title.replace("{{who}}", words.met.somebody) });
    expect(screen.getByText(words.met.publishedNote)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: words.met.merge }));
    await vi.waitFor(() => expect(menu.changed).toHaveLength(2));
    expect(menu.changed[1]?.[0]).toMatchObject({
      seen: "sizes-2",
      content: { name: text("Sizes", "Size"), options: [{ price: 50 }, { price: 0 }] },
    });
  });

  it("goes out of the items that ask for it, once that was said", async () => {
    const { user } = openMenu(menu, "/group/sizes");
    await user.click(await screen.findByRole("button", { name: words.remove.act }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText(words.remove.fromItems_one.replace("{{count}}", "1"))).toBeTruthy();
    await user.click(question.getByRole("button", { name: words.remove.act }));
    await vi.waitFor(() => expect(menu.removed).toMatchObject([{ kind: "group", id: "sizes", dishes: 1 }]));
  });
});
