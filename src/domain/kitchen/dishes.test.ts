import { describe, expect, it } from "vitest";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import { type Dish, dishStage, isHeld, type OrderOfDish } from "./dishes.ts";

const dish = (draft: Partial<Dish> = {}): Dish => ({
  serving: "at_once",
  called_at: null,
  ready_at: null,
  served_at: null,
  ...draft,
});
const sweet = dish({ serving: "after_meal" });
const served = dish({ ready_at: 1, served_at: 2 });
const order: OrderOfDish = {
  order_type: OrderType.dineIn,
  order_status: OrderStatus.confirmed,
  is_ready: false,
};
const stage = (one: Dish, of: Partial<OrderOfDish> = {}, party: Dish[] = [one]) =>
  dishStage(one, { ...order, ...of }, { party, isTaken: true });

describe("a dish for the end of the meal", () => {
  it("waits for all other dishes, those for the end left out", () => {
    expect(isHeld(sweet, [sweet, dish()], OrderType.dineIn)).toBe(true);
    expect(isHeld(sweet, [sweet, dish({ ready_at: 1 })], OrderType.dineIn)).toBe(true);
    expect(isHeld(sweet, [sweet, served], OrderType.dineIn)).toBe(false);
    expect(isHeld(sweet, [sweet, sweet], OrderType.dineIn)).toBe(false);
    // A course is bought, and not eaten.
    expect(isHeld(sweet, [sweet, dish({ serving: null })], OrderType.dineIn)).toBe(false);
  });

  it("waits no longer once it was called for, nor away from a table", () => {
    expect(isHeld(dish({ serving: "after_meal", called_at: 1 }), [sweet, dish()], OrderType.dineIn)).toBe(
      false,
    );
    expect(isHeld(sweet, [sweet, dish()], OrderType.takeAway)).toBe(false);
  });
});

describe("a dish's stage", () => {
  it("follows its marks, and what became of the order as a whole", () => {
    expect(stage(dish())).toBe("kitchen");
    expect(stage(dish({ ready_at: 1 }))).toBe("ready");
    expect(stage(dish(), { is_ready: true })).toBe("ready");
    expect(stage(served)).toBe("served");
    expect(stage(sweet, {}, [sweet, dish()])).toBe("later");
  });

  it("is none where nothing is made, where it is not taken, and once the order says it", () => {
    expect(stage(dish({ serving: null }))).toBeNull();
    expect(dishStage(dish(), order, { party: [], isTaken: false })).toBeNull();
    for (const order_status of [OrderStatus.canceled, OrderStatus.completed, OrderStatus.settled])
      expect(stage(dish(), { order_status })).toBeNull();
  });
});
