import { describe, expect, it } from "vitest";
import { allCalls } from "#contract/registry.ts";
import type { Query, Route } from "#routes/route.ts";
import { routes } from "#routes/table.ts";
import { type EarlyCall, earlyCalls } from "./earlyCalls.ts";

const all: readonly (readonly [string, (query: Query) => readonly EarlyCall[]])[] =
  Object.entries(earlyCalls);
const tableOf: Readonly<Record<string, Route>> = routes;

describe("the calls whose answers a page brings along", () => {
  it.each(all)("of %s exist, as their declarations say, and are anyone's to make", (_name, early) => {
    const query = { storeId: "bar", tableId: "T1", goodsId: "ramen", type: "3" };
    const calls = early(query);
    expect(calls.length).toBeGreaterThan(0);
    for (const call of [...calls, ...early({})]) {
      const declared = allCalls.find(({ path }) => path === call.path);
      expect(declared).toMatchObject({ access: "anyone", effect: "read" });
      expect(declared?.request.safeParse(call.request).success).toBe(true);
    }
  });

  it.each(all.filter(([name]) => (tableOf[name]?.needs.length ?? 0) > 0))(
    "of %s are none without what it needs",
    (_name, early) => {
      expect(early({})).toEqual([]);
    },
  );

  it("of home are those of the way that one orders by", () => {
    const asked = (query: Query) => earlyCalls.home?.(query).map(({ request }) => request["order_type"]);
    expect(asked({})).toEqual([2]);
    expect(asked({ type: "3" })).toEqual([3]);
  });

  it("of a confirmation of what is on offer leave out its days, which only the cart knows", () => {
    const paths = (activity?: string) =>
      earlyCalls
        .submitOrderPick?.({ storeId: "bar", ...(activity ? { activity } : {}) })
        .map(({ path }) => path);
    expect(paths()).toContain("/order/store/mealtime");
    expect(paths("1")).not.toContain("/order/store/mealtime");
  });
});
