import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { describe, expect, it } from "vitest";
import { useSWRConfig } from "swr";
import { goodsDetail } from "#contract/calls/store.ts";
import { CartAction } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { someStore } from "#parts/testing/someStore.ts";
import { cartOf } from "#state/cart/cart.ts";
import { alertAtom } from "#state/page/alerts.ts";
import { someLine } from "#state/testing/someLine.ts";
import { someGoods } from "#tests/domain/someGoods.ts";
import CartSheet from "./CartSheet.tsx";

/** Does what the notices do when the store says that its menu changed. */
function Signal() {
  const { mutate } = useSWRConfig();
  const isOfGoods = (key: unknown) => typeof key === "string" && key.startsWith(goodsDetail.path);
  return (
    <button type="button" onClick={() => void mutate(isOfGoods)}>
      The menu changed
    </button>
  );
}

/** Opens the cart that this browser has kept; the store's goods are as `said`. */
async function open(said: () => Partial<Goods> = () => ({})) {
  localStorage.setItem("cart.bar", JSON.stringify([someLine("tea"), someLine("cake")]));
  const store = createStore();
  const view = await renderPart(
    <>
      <Signal />
      <CartSheet open store={someStore()} tableId="T1" orderNo={null} onClose={() => {}} />
    </>,
    {
      texts: ["menu"],
      store,
      rules: [
        on(goodsDetail, ({ goods_id }) => ({
          data: someGoods({ id: goods_id, name: goods_id, ...(goods_id === "tea" ? said() : {}) }),
        })),
      ],
    },
  );
  await screen.findByText("tea");
  return {
    ...view,
    user: userEvent.setup(),
    lines: () => store.get(cartOf("bar", CartAction.dineIn).linesAtom),
  };
}

describe("the cart", () => {
  // The first in this file: what reads a stored cart has not been loaded yet.
  it("says what is sold out since, although it was read from the storage only after the sheet had opened", async () => {
    await open(() => ({ is_sold_out: 1 }));
    expect(await screen.findByText("Sold out")).toBeDefined();
  });

  it("says what sells out while one looks at it", async () => {
    let isSoldOut: 0 | 1 = 0;
    const { sentTo, user } = await open(() => ({ is_sold_out: isSoldOut }));
    await expect.poll(() => sentTo(goodsDetail)).toHaveLength(2);
    expect(screen.getByText("Review order")).toBeDefined();
    isSoldOut = 1;
    await user.click(screen.getByText("The menu changed"));
    expect(await screen.findByText("Sold out")).toBeDefined();
    expect(screen.queryByText("Review order")).toBeNull();
  });

  it("is emptied only after a yes", async () => {
    const { user, store, lines } = await open();
    const asked = () => store.get(alertAtom);
    await user.click(screen.getByText("Empty the cart"));
    expect(asked()).toMatchObject({ title: "Empty your cart?", refuse: "Cancel" });
    asked()?.onRefuse?.();
    expect(lines()).toHaveLength(2);
    asked()?.onClose?.();
    expect(await screen.findByText("Your cart is empty")).toBeDefined();
    expect(lines()).toEqual([]);
  });
});
