import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Call } from "#contract/call.ts";
import { createOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { everyRow, namedThings, type OwnersWorld, ownersWorld } from "#provider/testing/ownersWorld.ts";
import { ownershipRows } from "#provider/testing/ownershipRows.ts";
import { handlers } from "./calls.ts";

/** Named as nothing is. */
const NOTHING = "2".repeat(24);
/** Words that stand in what is the owner's. */
const SECRETS = /tea|山田|secret|4242|芝公園/;
let world: OwnersWorld;

beforeAll(async () => {
  world = await ownersWorld();
});
afterAll(() => world.provider.close());

/** What everybody may name: it belongs to a store, or to all. */
const ANYBODYS =
  /(?:^|\.)(?:store_ids?|for_store|of_store|delivery_section|goods_id|special_id|category_id|region_id|option_value|tableware|store_types|postal_code)$/;
/** What is nobody else's for reasons of its own, by field, with the calls that use the name so. */
const BY_ITSELF: Readonly<Record<string, string>> = {
  // An order attempt counts for the member who makes it: another's of the same name is another.
  client_order_id: "createorder addorder",
  // Sealed, and about a place in a list, whose rows are the caller's whatever it says.
  cursor: "*",
  // Signed: a bare one opens nothing (provider/orders/ownership.test.ts).
  table_id: "*",
  // Proofs by themselves, which whoever has them was given: used up, short-lived, or beyond guessing.
  trans_id: "get_detail_by_transid",
  vault_token: "*",
  activation_code: "getcoupon",
  proof: "login bind_auth",
  line_access_token: "accountcancel altermemberinfo",
  // Another's counts as no order, which is no failure (lineMessages/serviceMessages.test.ts).
  notify_order_no: "altermemberinfo",
  // Lines that are not the caller's count as gone, which is no failure (mall/shopcart.test.ts).
  ids: "delshopcart",
  // The session itself.
  uid: "update_token",
  auth_token: "update_token",
  // What a store gives out, to whoever comes first.
  coupon_id: "getcoupon getcouponinfo",
  // What a store sells, to whoever pays.
  offer_id: "create_order",
  // What of it the buyer was shown.
  goods_ids: "create_order",
};
function isByItself({ path }: Call, field: string): boolean {
  const calls = BY_ITSELF[field.split(".").at(-1) ?? ""] ?? "";
  return calls === "*" || calls.split(" ").includes(path.split("/").at(-1) ?? "");
}

it("every call that names something owned stands in the matrix", () => {
  const open = handlers.flatMap(({ call }) =>
    namedThings(call)
      .filter((field) => !ANYBODYS.test(field) && !isByItself(call, field))
      .filter((field) => !ownershipRows.some((row) => row.call === call && row.field === field))
      .map((field) => `${call.path} ${field}`),
  );
  expect(open).toEqual([]);
});

describe.each(ownershipRows.map((row) => [row.call.path, row.field, row] as const))(
  "%s by %s",
  (_path, _field, row) => {
    it("is its owner's alone: all others get neither data nor anything done", async () => {
      const { others, owner, provider } = world;
      const { call, mate = row.refused, nobody = 20001, owner: success = 10000, refused } = row;
      const name = await row.make(world);
      const visitor = call.access === "member" ? 20001 : refused;
      const expected = { mate, member: refused, visitor };
      const asked = [];
      for (const kind of ["mate", "member", "visitor"] as const) {
        const who = others[kind];
        // Under their own table's code, as their app sends it.
        const table = kind === "visitor" || call === createOrder ? {} : { table_id: who.link };
        asked.push({ kind, who, request: Object.assign(table, await row.ask(name, who, world)) });
      }
      const missing = await row.ask(NOTHING, others.member, world);
      const before = await everyRow(provider.db);

      const anonymous = await provider.call(call, asked.at(-1)?.request ?? {});
      expect(anonymous).toMatchObject({ code: nobody });
      for (const { kind, request, who } of asked) {
        const { code, data } = await who.send(call, request);
        expect({ kind, code }).toEqual({ kind, code: expected[kind] });
        const mayRead = code === Code.success;
        expect(SECRETS.test(JSON.stringify(data ?? null))).toBe(mayRead);
        expect(data ?? {}).toMatchObject(
          mayRead ? { is_mine: 0, actions: [], trans_id: null, contact_phone: "" } : {},
        );
      }
      expect((await others.member.send(call, missing)).code).toBe(row.missing);
      expect(await everyRow(provider.db)).toEqual(before);

      const own = await owner.send(call, await row.ask(name, owner, world));
      expect(own.code).toBe(success);
    });
  },
);
