import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { goodsDetail } from "#contract/calls/store.ts";
import type { CartLine } from "#contract/cart.ts";
import { CartAction } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { TableCourse, TableInfo } from "#contract/store.ts";
import { useKeepStore } from "#parts/cart/knownStores.ts";
import { GoodsRow } from "#parts/menu/GoodsRow.tsx";
import OptionSheet from "#parts/menu/dish/OptionSheet.tsx";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { someStore } from "#parts/testing/someStore.ts";
import { cartOf, openGoodsAtom } from "#state/cart/cart.ts";
import { saidDinersAtom } from "#state/orders/saidDiners.ts";
import { someLine } from "#state/testing/someLine.ts";
import { someGoods } from "#tests/domain/someGoods.ts";
import CourseLack from "./CourseLack.tsx";
import CourseTimes from "./CourseTimes.tsx";

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
const course = someGoods({ id: "course", name: "All you can drink", is_course: 1, price: 2000 });
const beer = someGoods({ id: "beer", name: "Beer", is_buffet: 1, course_id: "course", price: 500 });
const had = (said: Partial<TableCourse> = {}): TableCourse => ({
  goods_id: "course",
  name: "All you can drink",
  persons: 2,
  last_order_time: inMinutes(75),
  end_time: inMinutes(90),
  ...said,
});

/** As a store's screen does around its menu. */
function AtTable({ table, children }: { readonly table: TableInfo | null; readonly children: ReactNode }) {
  useKeepStore(someStore({ table }));
  return children;
}

/** Rows of a menu at a table that has these courses; undefined where nobody has said. */
async function rows(courses: readonly TableCourse[] | undefined, goods: readonly Goods[], said?: number) {
  const { table } = someStore();
  if (table === null) throw new Error("The store of tests has a table");
  const store = createStore();
  store.sub(cartOf("bar", CartAction.dineIn).linesAtom, () => {});
  if (said !== undefined)
    store.set(saidDinersAtom, { "bar/T1": { people: said, joins: false, at: Date.now() } });
  const known = { ...table, ...(courses && { courses: [...courses] }) };
  await renderPart(
    <AtTable table={known}>
      {goods.map((one) => (
        <GoodsRow key={one.id} goods={one} storeId="bar" isOrderable isFirst />
      ))}
      <OptionSheet storeId="bar" isOrderable />
    </AtTable>,
    {
      texts: ["menu"],
      rules: [
        on(goodsDetail, ({ goods_id }) => ({ data: goods.find(({ id }) => id === goods_id) ?? course })),
      ],
      store,
    },
  );
  const cart = () => store.get(cartOf("bar", CartAction.dineIn).linesAtom);
  return { user: userEvent.setup(), store, cart };
}

const PATIENCE = { timeout: 10_000 };
const plus = (name: string) => screen.findByRole("button", { name: `Add one ${name}` }, PATIENCE);

describe("a dish that belongs to a course", () => {
  it("is ordered by its plus, and said to be included, where the table has the course", async () => {
    const { user, cart } = await rows([had()], [beer]);
    await user.click(await plus("Beer"));
    expect(await screen.findByText("Included in your set menu", {}, PATIENCE)).toBeDefined();
    expect(cart()).toMatchObject([{ goods_id: "beer", price: 0 }]);
  });

  it("offers the course in the place of its plus where the table has not ordered it, and is free with it in the cart", async () => {
    const { user, store, cart } = await rows([], [beer]);
    const see = await screen.findByRole("button", { name: "Beer: see All you can drink" }, PATIENCE);
    expect(await screen.findByText("Comes with All you can drink")).toBeDefined();
    expect(screen.queryByText("Included in your set menu")).toBeNull();
    expect(screen.queryByRole("button", { name: "Add one Beer" })).toBeNull();
    await user.click(see);
    await screen.findByRole("dialog", { name: "All you can drink" });
    await user.click(screen.getByText("Add to cart"));
    expect(cart()).toMatchObject([{ goods_id: "course" }]);
    expect(store.get(openGoodsAtom)).toBeNull();
    await user.click(await plus("Beer"));
    expect(cart()).toMatchObject([{ goods_id: "course" }, { goods_id: "beer", price: 0 }]);
  });

  it("leads to the course from its own sheet as well", async () => {
    const { user } = await rows([], [beer]);
    await user.click(screen.getByRole("button", { name: "Beer" }));
    await screen.findByRole("dialog", { name: "Beer" });
    expect(screen.queryByText("Add to cart")).toBeNull();
    expect(
      await screen.findByText("Order All you can drink, and you can choose this at no extra charge."),
    ).toBeDefined();
    await user.click(screen.getByRole("button", { name: "See the set" }));
    expect(await screen.findByRole("dialog", { name: "All you can drink" })).toBeDefined();
  });

  it("is taken no more once the last order has passed", async () => {
    const { user } = await rows([had({ last_order_time: inMinutes(-1), end_time: inMinutes(14) })], [beer]);
    expect(await screen.findByText("Last order has passed", {}, PATIENCE)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Add one Beer" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Beer" }));
    const over = await screen.findByText("Last order for All you can drink has passed", {}, PATIENCE);
    expect(over.closest("button")?.disabled).toBe(true);
  });

  it("is judged by the provider where nobody has said what the table has", async () => {
    const { user, cart } = await rows(undefined, [beer]);
    await user.click(await plus("Beer"));
    expect(cart()).toMatchObject([{ goods_id: "beer" }]);
    expect(screen.queryByText("Included in your set menu")).toBeNull();
  });
});

describe("a course", () => {
  it("is for no more than dine, which its plus says, and from its sheet for all of them", async () => {
    const { user, cart } = await rows([], [course], 3);
    await user.click(screen.getByRole("button", { name: "All you can drink" }));
    await user.click(await screen.findByText("Add to cart", {}, PATIENCE));
    expect(cart()).toMatchObject([{ goods_id: "course", number: 3 }]);
    expect(await screen.findByText("For 3 guests at most")).toBeDefined();
    await user.click(await plus("All you can drink"));
    expect(cart()).toMatchObject([{ number: 3 }]);
  });

  it("that the table has for some can be ordered for the rest alone", async () => {
    const { user, cart } = await rows([had({ persons: 2 })], [course], 3);
    const more = await plus("All you can drink");
    await user.click(more);
    await user.click(more);
    expect(cart()).toMatchObject([{ goods_id: "course", number: 1 }]);
  });
});

describe("how long a course lasts", () => {
  it.each([
    [{ minutes: 90, last_order: 30 }, "90 min from your order · last order 30 min before the end"],
    [{ minutes: 90, last_order: 0 }, "90 min from your order"],
  ])("is said in its sheet before one orders it", async (course_time, words) => {
    const timed = { ...course, course_time };
    const { user } = await rows([], [timed], 3);
    await user.click(screen.getByRole("button", { name: "All you can drink" }));
    expect(await screen.findByText(words, {}, PATIENCE)).toBeDefined();
  });
});

describe("an order with dishes of a course", () => {
  async function confirm(courses: readonly TableCourse[] | undefined, ordered: readonly CartLine[]) {
    const { table } = someStore();
    const store = createStore();
    const { linesAtom } = cartOf("bar", CartAction.dineIn);
    store.sub(linesAtom, () => {});
    store.set(linesAtom, { verb: "replace", lines: ordered });
    const known = table && { ...table, ...(courses && { courses: [...courses] }) };
    await renderPart(<CourseLack store={{ store_id: "bar", table: known }} lines={ordered} people={2} />, {
      texts: ["course"],
      rules: [on(goodsDetail, () => ({ data: course }))],
      store,
    });
    const cart = () => store.get(linesAtom).map(({ goods_id, number }) => [goods_id, number]);
    return { user: userEvent.setup(), cart };
  }
  const beers = someLine("beer", { goods_detail: beer, price: 0, number: 2 });

  it("that nobody has ordered is mended by a tap, for all who dine", async () => {
    const { user, cart } = await confirm([], [beers]);
    await user.click(await screen.findByRole("button", { name: "Add the set for 2 (¥4,000)" }, PATIENCE));
    expect(cart()).toEqual([
      ["beer", 2],
      ["course", 2],
    ]);
  });

  it("whose last order has passed can only go without them", async () => {
    const { user, cart } = await confirm([had({ last_order_time: inMinutes(-1) })], [beers, someLine("tea")]);
    expect(
      await screen.findByText("Last order for All you can drink has passed", {}, PATIENCE),
    ).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Leave these items out" }));
    expect(cart()).toEqual([["tea", 1]]);
  });

  it.each([
    ["has the course", [had()], [beers]],
    ["orders it along", [], [beers, someLine("course", { goods_detail: course })]],
    ["may have it, as far as anybody knows", undefined, [beers]],
  ])("of a table that %s is as it should be", async (_, courses, ordered) => {
    await confirm(courses, ordered);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the time of a course", () => {
  const show = (...courses: TableCourse[]) =>
    renderPart(<CourseTimes courses={courses} timeZone="Asia/Tokyo" />, { texts: ["course"] });

  it("is told in minutes, with the last order", async () => {
    await show(had({ last_order_time: "2026-11-24T19:45:00+09:00", end_time: inMinutes(61.5) }));
    expect(screen.getByText("62 min left")).toBeDefined();
  });

  it("goes on in words after the last order, and after its end", async () => {
    await show(
      had({ last_order_time: inMinutes(-2), end_time: inMinutes(13) }),
      had({
        goods_id: "food",
        name: "All you can eat",
        last_order_time: inMinutes(-20),
        end_time: inMinutes(-5),
      }),
    );
    expect(screen.getByText(/^Last order has passed\. Enjoy what’s on the table until/)).toBeDefined();
    expect(screen.getByText("Ended")).toBeDefined();
  });

  it("is not told where the store sets none", async () => {
    await show(had({ last_order_time: null, end_time: null }));
    expect(screen.queryByRole("region")).toBeNull();
  });
});
