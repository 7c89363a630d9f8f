import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { moveInMenu } from "#contract/calls/desk/menu.ts";
import { putBefore } from "./list/usePlaces.ts";
import { dishOf, text } from "./testing/someDish.ts";
import { openMenu, SomeMenu, words } from "./testing/someMenu.tsx";

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

const names = () =>
  screen
    .getAllByRole("link")
    .flatMap((link) => (/^item \d+$/.test(link.textContent) ? [link.textContent] : []));

describe("the editor of a menu", () => {
  it("draws a part of what is long, finds by name and reading, and moves what is drawn at once", async () => {
    menu.dishes = Array.from({ length: 5_000 }, (_, place) =>
      dishOf(`item-${place}`, { name: text(`item ${place}`), reading: place === 4_321 ? "みつかる" : "" }),
    );
    const { user } = openMenu(menu, "?open=drinks");
    await screen.findByRole("link", { name: "item 0" });
    expect(names()).toHaveLength(100);
    await user.type(screen.getByRole("searchbox"), "ミツカル");
    await vi.waitFor(() => expect(names()).toEqual(["item 4321"]));
  });

  it("sends one move after the other, and shows them before they are answered", async () => {
    menu.dishes = [0, 1, 2].map((place) => dishOf(`item-${place}`, { name: text(`item ${place}`) }));
    const sent: unknown[] = [];
    const answer = globalThis.fetch;
    let let1: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (let1 = resolve));
    vi.stubGlobal("fetch", async (path: string, init: { readonly body: string }) => {
      if (path !== moveInMenu.path) return answer(path, init);
      sent.push(JSON.parse(init.body));
      if (sent.length === 1) await first;
      return Response.json({ data: {} });
    });
    const { user } = openMenu(menu);
    const handle = await screen.findByRole("button", {
      name: words.order.handle.replace("{{name}}", "item 0"),
    });
    handle.focus();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(names()).toEqual(["item 1", "item 2", "item 0"]);
    expect(sent).toEqual([{ store_id: menu.store_id, kind: "dish", id: "item-0", before: "item-2" }]);
    let1();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ id: "item-0", before: null });
  });

  it("puts something before another of its list", () => {
    const list = ["a", "b", "c"].map((id) => ({ id }));
    const ids = (id: string, before: string | null) => putBefore(list, id, before).map((item) => item.id);
    expect(ids("c", "a")).toEqual(["c", "a", "b"]);
    expect(ids("a", null)).toEqual(["b", "c", "a"]);
    expect(ids("a", "gone")).toEqual(["a", "b", "c"]);
  });
});
