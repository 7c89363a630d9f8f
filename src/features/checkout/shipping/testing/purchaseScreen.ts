import { screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { goodsDetail } from "#contract/calls/store.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { cartLine } from "#domain/cart/cart.ts";
import { type Planted, taken } from "#provider/testing/guest.ts";
import { openApp } from "#tests/component/openApp.tsx";

const PATIENCE = { timeout: 10_000 };

/** The confirmation of a purchase in the mall, as a customer meets it. */
export function purchaseScreen(provider: () => Planted) {
  const submit = () => screen.getByText("Place order").closest("button") as HTMLButtonElement;
  return {
    /** Chooses goods in the mall's cart, as it writes them down on the way to the confirmation. */
    choose: async (store_id: string, ids: Readonly<Record<string, number>>): Promise<void> => {
      const lines = await Promise.all(
        Object.entries(ids).map(async ([goods_id, number]) => {
          const found = await taken(provider().call(goodsDetail, { store_id, goods_id }, { language: "en" }));
          const place = { goods_show_type: GoodsShowType.mall, action: 3, store_id, table_id: null } as const;
          const now_time = new Date().toISOString();
          return cartLine(found, { option_value: [], number }, { ...place, now_time });
        }),
      );
      const kept: unknown[] = JSON.parse(localStorage.getItem("mall.selection") ?? "[]");
      const shop = { store_id, store_name: `The ${store_id}`, lines };
      localStorage.setItem("mall.selection", JSON.stringify([...kept, shop]));
    },
    open: async (): Promise<UserEvent> => {
      await openApp("/mallOrderConfirm");
      await screen.findByText("Place order", {}, PATIENCE);
      return userEvent.setup();
    },
    submit,
    /** Opens what is folded into one row of a shop's part: its day, a gift, words to the shop. */
    unfold: (user: UserEvent, name: string, row: RegExp) =>
      user.click(within(screen.getByRole("region", { name })).getByRole("button", { name: row })),
    shopOf: (name: string) => within(screen.getByRole("region", { name })),
    /** At the order, and what was chosen emptied, which is done by code that comes a moment later. */
    onOrder: () =>
      waitFor(() => {
        expect(window.location.pathname).toBe("/MallorderDetail");
        expect(localStorage.getItem("mall.selection")).toBe("[]");
      }, PATIENCE),
    /** Until the button says so much. */
    total: (amount: string) => waitFor(() => expect(submit().textContent).toContain(amount), PATIENCE),
  };
}
