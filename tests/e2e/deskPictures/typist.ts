import { randomUUID } from "node:crypto";
import { orderForTable, tableMenu, type TypedDish } from "#contract/calls/desk/tableOrder.ts";
import { piecesLeft } from "#domain/menu/soldOut.ts";
import type { openDesk } from "../desk.ts";

type Desk = Awaited<ReturnType<typeof openDesk>>;

/** What is typed in at a table: so many dishes of the menu from one on, the number of pieces by turns. */
export async function typist(desk: Desk, store_id: string) {
  const { dishes, tables } = await desk.send(tableMenu, { store_id });
  const usual = dishes.filter(
    (dish) => !dish.is_course && !dish.is_buffet && piecesLeft(dish) !== 0 && dish.optionIds.length < 4,
  );
  const priceOf = ({ discount_price, discount_type, price, option, optionIds }: TypedDish) =>
    (discount_type === 0 ? price : discount_price) +
    option
      .flatMap(({ options }) => options)
      .filter(({ option_id }) => optionIds.includes(option_id))
      .reduce((sum, each) => sum + each.price, 0);
  return {
    tables,
    type: async (
      table: string,
      people: number,
      from: number,
      count: number,
      remark = "",
    ): Promise<string> => {
      const found = tables.find(({ name }) => name === table);
      if (found === undefined) throw new Error(`There is no table ${table}`);
      const { seats, table_id } = found;
      const lines = Array.from({ length: count }, (_, index) => {
        const dish = usual[(from + index) % usual.length];
        if (dish === undefined) throw new Error("There is no dish");
        return {
          goods_id: dish.id,
          option_value: [...dish.optionIds],
          number: 1 + (index % 2),
          price: priceOf(dish),
        };
      });
      const placed = await desk.send(orderForTable, {
        store_id,
        table_id,
        attempt_id: randomUUID(),
        people: Math.min(people, seats),
        lines,
        ...(remark !== "" && { remark }),
      });
      if (!("order_no" in placed)) throw new Error(`Not placed at ${table}: ${JSON.stringify(placed)}`);
      return placed.order_no;
    },
  };
}
