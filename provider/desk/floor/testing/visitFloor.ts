import { expect } from "vitest";
import { actOnTable } from "#contract/calls/desk/board.ts";
import * as Code from "#contract/codes.ts";
import { taken } from "#provider/testing/guest.ts";
import { tableIdOf, type VisitWorld, visitWorld } from "#provider/testing/visitWorld.ts";
import { floorOf, tea } from "./floorDesk.ts";

type Phone = Awaited<ReturnType<VisitWorld["phone"]>>;

/** The diner's floor with phones that come to its tables by a card, a slip's code or digits. */
export async function visitFloor() {
  const world = await visitWorld();
  const floor = await floorOf(world.provider, world.desk);
  await world.provider.openLimits();
  return {
    world,
    floor,
    /** As before anybody came; the staff open every visit. */
    begin: async () => {
      await floor.begin();
      await world.begin();
      await world.setEntry("staff");
    },
    /** Opens a table: somebody by its slip's code, and somebody by its digits, who have ordered nothing. */
    seated: async (table_id: string) => {
      await world.openTable(table_id);
      const { digits, link } = await world.visitAt(table_id);
      const host = await world.phone(table_id, tableIdOf(link));
      const mate = await world.phone(table_id);
      await taken(mate.type(digits ?? ""));
      return { digits: digits ?? "", link: tableIdOf(link), host, mate };
    },
    free: (table_id: string) => world.desk.given(actOnTable, { store_id: "diner", table_id, action: "free" }),
    placed: async (who: Phone, people = 0) => (await taken(who.order([tea], { people }))).order_no,
    /** Neither ordering nor calling is allowed them. */
    isOut: async (who: Phone) => {
      expect((await who.order([tea], { people: 1 })).code).toBe(Code.backToTableMenu);
      expect((await who.call()).code).toBe(Code.backToTableMenu);
    },
    settle: async (order_no: string) => {
      for (const action of ["accept", "complete", "pay_cash", "settle"] as const)
        await world.desk.act(order_no, action);
    },
  };
}

/** The visit's code behind a link to its table. */
export const codeOf = (tableId: string) => tableId.split(".").at(-1);
