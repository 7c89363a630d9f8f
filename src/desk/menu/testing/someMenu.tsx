import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";
import { vi } from "vitest";
import type { DeskRequest, DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { changeMenu, type DeskMenu, deskDish, deskMenu, removeFromMenu } from "#contract/calls/desk/menu.ts";
import { deskStore } from "#contract/calls/desk/stores.ts";
import type { MenuDish, MenuGroup } from "#contract/menuDocument.ts";
import board from "#locales/en/desk/board.json" with { type: "json" };
import company from "#locales/en/desk/company.json" with { type: "json" };
import desk from "#locales/en/desk/desk.json" with { type: "json" };
import goods from "#locales/en/desk/goods.json" with { type: "json" };
import kitchen from "#locales/en/desk/kitchen.json" with { type: "json" };
import menuTexts from "#locales/en/desk/menu.json" with { type: "json" };
import pictures from "#locales/en/desk/pictures.json" with { type: "json" };
import settings from "#locales/en/desk/settings.json" with { type: "json" };
import form from "#locales/en/form.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import DishScreen from "../dish/DishScreen.tsx";
import GroupScreen from "../group/GroupScreen.tsx";
import MenuScreen from "../MenuScreen.tsx";
import { dishOf, sizes, text } from "./someDish.ts";

/** The words that the screens say. */
export const words = menuTexts;
const texts = startTexts("en", {
  form,
  "desk/board": board,
  "desk/company": company,
  "desk/desk": desk,
  "desk/goods": goods,
  "desk/kitchen": kitchen,
  "desk/menu": menuTexts,
  "desk/pictures": pictures,
  "desk/settings": settings,
});

type Answer = DeskResponse<typeof changeMenu>;

/** A provider that keeps dishes and a group of options, and what was sent to it. */
export class SomeMenu {
  /** Another one each time, so that no read of one test is another's. */
  readonly store_id = `diner-${crypto.randomUUID()}`;
  dishes: MenuDish[] = [
    dishOf("tea", { groups: ["sizes"] }),
    dishOf("beer"),
    dishOf("lunch", { is_course: true }),
  ];
  group: MenuGroup = sizes;
  /** Of the menu, and of its dishes. */
  rechecks = 0;
  recheck: { by: string | null; at: string } | null = null;
  isOffline = false;
  /** What the next change is answered; null: it is taken. */
  answer: Answer | null = null;
  readonly changed: DeskRequest<typeof changeMenu>["changes"][] = [];
  readonly removed: DeskRequest<typeof removeFromMenu>[] = [];

  get menu(): DeskMenu {
    return {
      categories: [{ id: "drinks", name: text("Drinks"), reading: "", stamp: "drinks-1" }],
      groups: [{ ...this.group, stamp: "sizes-1" }],
      dishes: this.dishes.map((dish) => ({
        id: dish.id,
        category_id: dish.category_id,
        name: dish.name,
        reading: dish.reading,
        picture: dish.picture,
        price: dish.price,
        sold: dish.sold,
        is_course: dish.is_course,
        groups: dish.groups,
        has_hours: dish.when !== null,
        daily: dish.daily,
        stamp: `${dish.id}-1`,
      })),
      differences: [],
      difference_count: 0,
      faults: [],
      fault_count: 0,
      overtaken: [],
      rechecks: this.rechecks,
      missing: { ja: 0, zh: 0, tw: 0, en: 0, ko: 0 },
      schedule: null,
    };
  }

  /** Answers as the provider does, in the place of the network. */
  start(): void {
    vi.stubGlobal("scrollBy", vi.fn<() => void>());
    vi.stubGlobal("fetch", async (path: string, { body }: { readonly body: string }) => {
      const request: unknown = JSON.parse(body);
      const data = this.answerTo(path, request);
      return Response.json(data === undefined ? { fault: "gone" } : { data });
    });
  }

  private answerTo(path: string, request: unknown): unknown {
    if (path === deskMenu.path) return this.menu;
    if (path === deskStore.path)
      return {
        store_id: this.store_id,
        name: "Diner",
        time_zone: "Asia/Tokyo",
        has_counter: true,
        has_tables: true,
        serves_tables: true,
        is_shop: false,
        is_open: true,
        is_ended: false,
        has_others: false,
      };
    if (path === deskDish.path) {
      const { dish_id } = deskDish.request.parse(request);
      const dish = this.dishes.find(({ id }) => id === dish_id);
      return dish === undefined
        ? undefined
        : { dish, stamp: `${dish_id}-1`, published: dish, recheck: this.recheck };
    }
    if (path === removeFromMenu.path) {
      this.removed.push(removeFromMenu.request.parse(request));
      return {};
    }
    if (path !== changeMenu.path) return undefined;
    this.changed.push(changeMenu.request.parse(request).changes);
    if (this.isOffline) throw new TypeError("offline");
    const answer = this.answer ?? { conflicts: [] };
    this.answer = null;
    return answer;
  }
}

/** Opens one of the editor's screens by its address below the menu's own. */
export function openMenu({ store_id }: SomeMenu, address = "") {
  const routes = [
    { path: "/menu/:storeId", element: <MenuScreen /> },
    { path: "/menu/:storeId/dish/:dishId", element: <DishScreen /> },
    { path: "/menu/:storeId/group/:groupId", element: <GroupScreen /> },
    { path: "*", element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/menu/${store_id}${address}`] });
  render(
    <I18nextProvider i18n={texts}>
      <SWRConfig value={{ dedupingInterval: 0 }}>
        <RouterProvider router={router} />
      </SWRConfig>
    </I18nextProvider>,
  );
  return { user: userEvent.setup(), router };
}
