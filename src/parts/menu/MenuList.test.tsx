import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CartAction } from "#contract/enumerations.ts";
import type { Category } from "#contract/goods.ts";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { cartOf, openGoodsAtom } from "#state/cart/cart.ts";
import { someLine } from "#state/testing/someLine.ts";
import { someGoods } from "#tests/domain/someGoods.ts";
import { MenuList } from "./MenuList.tsx";
import { shelve } from "./menuRows.ts";

/** Goods prices drawn so far: a row that is rendered again draws its own. */
const drawn = vi.hoisted(() => ({ rows: 0, controls: 0 }));
vi.mock("#parts/menu/GoodsPrice.tsx", async (original) => ({
  ...(await original<object>()),
  GoodsPrice: () => {
    drawn.rows += 1;
    return null;
  },
}));
vi.mock(import("#parts/cart/useCart.ts"), async (original) => {
  const real = await original();
  const useCartStepper: typeof real.useCartStepper = (...given) => {
    drawn.controls += 1;
    return real.useCartStepper(...given);
  };
  return { ...real, useCartStepper };
});

const goods = Array.from({ length: 2_000 }, (_, index) =>
  someGoods({
    id: `g${index}`,
    name: `Dish ${index}`,
    store_id: "hall",
    category_id: `c${Math.floor(index / 100)}`,
  }),
);
const categories = Array.from(
  { length: 20 },
  (_, index): Category =>
    ({
      category_id: `c${index}`,
      name: `Category ${index}`,
      goods_count: 100,
    }) as Category,
);
const shelves = shelve(new Map(), goods);

function list(need = vi.fn<(id: string) => void>(), known = shelves) {
  return {
    need,
    part: (
      <MenuList
        storeId="hall"
        categories={categories}
        shelves={known}
        need={need}
        isOrderable
        searchHref="/searchGood?storeId=hall"
      />
    ),
  };
}

beforeEach(() => {
  Element.prototype.scrollTo = vi.fn<() => void>();
  window.scrollBy = vi.fn<() => void>();
});

describe("a menu of two thousand dishes", () => {
  it("draws at most forty of them", async () => {
    await renderPart(list().part, { texts: ["menu"] });
    const count = screen.getAllByRole("article").length;
    expect(count).toBeGreaterThan(4);
    expect(count).toBeLessThanOrEqual(40);
  });

  it("says of each dish where in its whole category it stands, drawn or not", async () => {
    await renderPart(list().part, { texts: ["menu"] });
    const first = screen.getByRole("list", { name: "Category 0" });
    const items = within(first).getAllByRole("listitem");
    expect(items.map((item) => item.getAttribute("aria-posinset"))).toEqual(
      items.map((_, index) => String(index + 1)),
    );
    expect(new Set(items.map((item) => item.getAttribute("aria-setsize")))).toEqual(new Set(["100"]));
  });

  it("has a heading for each dish, and a button in it that opens the dish", async () => {
    const { store } = await renderPart(list().part, { texts: ["menu"] });
    const name = screen.getByRole("heading", { level: 3, name: "Dish 0" });
    expect(name.closest("button")).toBeNull();
    await userEvent.setup().click(within(name).getByRole("button", { name: "Dish 0" }));
    expect(store.get(openGoodsAtom)?.id).toBe("g0");
  });

  it("renders two rows again at most for a dish that goes into the cart", async () => {
    const { store } = await renderPart(list().part, { texts: ["menu"] });
    await waitFor(() => expect(screen.getByText("Dish 0")).toBeDefined());
    Object.assign(drawn, { rows: 0, controls: 0 });
    await userEvent.setup().click(screen.getByLabelText("Add one Dish 0"));
    expect(store.get(cartOf("hall", CartAction.dineIn).countAtom("g0"))).toBe(1);
    await waitFor(() => expect(drawn.controls).toBeGreaterThan(0));
    expect(drawn.rows).toBe(0);
    expect(drawn.controls).toBeLessThanOrEqual(2);
  });

  it("renders no row again for a dish that is not on the screen", async () => {
    const { store } = await renderPart(list().part, { texts: ["menu"] });
    Object.assign(drawn, { rows: 0, controls: 0 });
    store.set(cartOf("hall", CartAction.dineIn).linesAtom, {
      verb: "add",
      line: someLine("g1999", { store_id: "hall" }),
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(drawn).toEqual({ rows: 0, controls: 0 });
  });

  it("asks for a category of which it shows a dish that has not been read", async () => {
    const { part, need } = list(vi.fn<(id: string) => void>(), shelve(new Map(), goods.slice(0, 3)));
    await renderPart(part, { texts: ["menu"] });
    await waitFor(() => expect(need).toHaveBeenCalledWith("c0"));
    expect(need).not.toHaveBeenCalledWith("c1");
  });
});
