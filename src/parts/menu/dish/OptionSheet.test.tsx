import { act, cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ResponseOf } from "#contract/call.ts";
import { goodsDetail } from "#contract/calls/store.ts";
import { CartAction, OptionNeed, SpecType } from "#contract/enumerations.ts";
import { useKeepStore } from "#parts/cart/knownStores.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { cartOf, openGoodsAtom } from "#state/cart/cart.ts";
import { toastsAtom } from "#state/page/alerts.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { someGoods, someGroup } from "#tests/domain/someGoods.ts";
import OptionSheet from "./OptionSheet.tsx";

const noodles = someGroup(
  { thin: 0, thick: 50 },
  { group_id: "noodles", name: "Noodles", is_require: OptionNeed.required, is_multiple: 0 },
);
const toppings = someGroup(
  { egg: 100, nori: 80, pork: 200 },
  { group_id: "toppings", name: "Toppings", max_count: 2 },
);
const ramen = someGoods({ option: [noodles, toppings], optionIds: [] });

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

/** As a store's screen does around the sheet. */
function Kept({ line_pieces, children }: { readonly line_pieces?: number; readonly children: ReactNode }) {
  useKeepStore({ store_id: "bar", extra_config: { line_pieces } });
  return children;
}

type Detail = ResponseOf<typeof goodsDetail>;

async function open(goods: Detail = ramen, isOrderable = true, line_pieces?: number) {
  const store = createStore();
  store.set(openGoodsAtom, goods);
  store.set(placeAtom, { store_id: "bar", table_id: "T1", isHere: true });
  store.sub(cartOf("bar", CartAction.dineIn).linesAtom, () => {});
  await renderPart(
    <Kept {...(line_pieces !== undefined && { line_pieces })}>
      <OptionSheet storeId="bar" isOrderable={isOrderable} />
    </Kept>,
    {
      texts: ["menu", "usual"],
      rules: [
        on(goodsDetail, ({ goods_id }) => ({
          data: goods.goes_with?.find(({ id }) => id === goods_id) ?? goods,
        })),
      ],
      store,
    },
  );
  const sheet = within(await screen.findByRole("dialog", { name: "Ramen" }));
  const toasts = () => store.get(toastsAtom).map(({ text }) => text);
  return {
    sheet,
    again: async () => {
      act(() => store.set(openGoodsAtom, goods));
      return within(await screen.findByRole("dialog", { name: "Ramen" }));
    },
    user: userEvent.setup(),
    cart: () => store.get(cartOf("bar", CartAction.dineIn).linesAtom),
    toasts,
  };
}

describe("the sheet of a dish", () => {
  it("tells what is required and not chosen, and puts nothing into the cart", async () => {
    const { sheet, user, cart, toasts } = await open();
    await sheet.findByLabelText(/^thin/);
    expect(sheet.queryByText("Please choose: Noodles")).toBeNull();
    await user.click(sheet.getByText("Add to cart"));
    expect(sheet.getByText("Please choose: Noodles")).toBeDefined();
    expect([cart(), toasts()]).toEqual([[], ["Please choose: Noodles"]]);
    await user.click(sheet.getByLabelText(/^thin/));
    expect(sheet.queryByText("Please choose: Noodles")).toBeNull();
  });

  it("takes no more than the cart leaves of the stock, and says so where it leaves none", async () => {
    const { again, sheet, user, cart } = await open({
      ...ramen,
      option: [],
      spec_type: SpecType.plain,
      stock: 3,
    });
    await user.click(await sheet.findByLabelText("Add one Ramen"));
    await user.click(sheet.getByText("Add to cart"));
    expect(cart()).toMatchObject([{ number: 2 }]);
    await user.click(await (await again()).findByText("Add to cart"));
    expect(cart()).toMatchObject([{ number: 3 }]);
    const none = await (await again()).findByText("That’s the last of it");
    expect(none.closest("button")?.disabled).toBe(true);
  });

  it("says what is left today of a dish that is sold by day, and what is left of any other", async () => {
    for (const [more, words] of [
      [{ is_daily: 1 as const }, "Only 3 left today"],
      [{}, "Only 3 left"],
    ] as const) {
      const { sheet } = await open({ ...ramen, stock: 3, ...more });
      expect(await sheet.findByText(words)).toBeDefined();
      cleanup();
    }
  });

  it("counts to what is left or to what the store takes of one line, and says which", async () => {
    for (const [stock, line_pieces, words] of [
      [3, 2, "Up to 2 at a time"],
      [2, 50, "Sorry, only 2 left"],
    ] as const) {
      const { sheet, user, toasts } = await open({ ...ramen, stock }, true, line_pieces);
      const more = await sheet.findByLabelText("Add one Ramen");
      for (let tap = 0; tap < 3; tap += 1) await user.click(more);
      expect(toasts()).toEqual([words]);
      cleanup();
    }
  });

  it("takes no more options than a group allows, and says so", async () => {
    const { sheet, user, toasts } = await open();
    for (const name of [/^egg/, /^nori/, /^pork/]) await user.click(await sheet.findByLabelText(name));
    expect(toasts()).toEqual(["Choose up to 2 for Toppings"]);
    expect(sheet.getByLabelText(/^pork/).matches(":checked")).toBe(false);
    await user.click(sheet.getByLabelText(/^egg/));
    await user.click(sheet.getByLabelText(/^pork/));
    expect(sheet.getByLabelText(/^pork/).matches(":checked")).toBe(true);
  });

  it("shows the running price, and adds what was chosen at it", async () => {
    const { sheet, user, cart } = await open();
    await user.click(await sheet.findByLabelText(/^thick/));
    await user.click(sheet.getByLabelText(/^egg/));
    await user.click(sheet.getByLabelText("Add one Ramen"));
    expect(sheet.getByText("¥2,300")).toBeDefined();
    await user.click(sheet.getByText("Add to cart"));
    expect(cart()).toMatchObject([
      { goods_id: "ramen", option_value: ["thick", "egg"], number: 2, price: 1_150, table_id: "T1" },
    ]);
  });

  it("keeps the one choice of a group that must have one", async () => {
    const { sheet, user } = await open({ ...ramen, optionIds: ["thin"] });
    const thin = await sheet.findByLabelText(/^thin/);
    await user.click(thin);
    expect(thin.matches(":checked")).toBe(true);
    await user.click(sheet.getByLabelText(/^thick/));
    expect([thin.matches(":checked"), sheet.getByLabelText(/^thick/).matches(":checked")]).toEqual([
      false,
      true,
    ]);
  });

  it("orders nothing that is sold out, or where nothing is ordered now", async () => {
    const first = await open({ ...ramen, is_sold_out: 1 });
    expect(first.sheet.getByText("Sold out", { selector: "button *" }).closest("button")?.disabled).toBe(
      true,
    );
  });

  it("can be read while the store takes no orders", async () => {
    const { sheet } = await open(ramen, false);
    expect(sheet.getByText("Not available right now").closest("button")?.disabled).toBe(true);
  });

  it("offers what goes well with it: by one tap, or by its own sheet where there is something to choose", async () => {
    const plain = { option: [], spec_type: SpecType.plain };
    const { sheet, user, cart } = await open({
      ...ramen,
      goes_with: [
        someGoods({ ...plain, id: "beer", name: "Beer" }),
        someGoods({ id: "gyoza", name: "Gyoza", option: [noodles], optionIds: [] }),
        someGoods({ ...plain, id: "out", name: "Sold out since", is_sold_out: 1 }),
        someGoods({ ...plain, id: "shipped", name: "Shipped alone", goods_show_type: [3] }),
      ],
    });
    const list = within(await sheet.findByRole("region", { name: "Goes well with it" }));
    expect(list.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Goes well with it",
      "Beer",
      "Gyoza",
    ]);
    await user.click(list.getByRole("button", { name: "Add one Beer" }));
    expect(cart()).toMatchObject([{ goods_id: "beer", number: 1 }]);
    await user.click(list.getByRole("button", { name: "Gyoza" }));
    expect(await screen.findByRole("dialog", { name: "Gyoza" })).toBeDefined();
  });
});
