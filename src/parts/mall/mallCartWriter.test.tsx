import { createStore } from "jotai";
import { expect, it, vi } from "vitest";
import type { CartLine } from "#contract/cart.ts";
import { CartAction, GoodsShowType, SpecType } from "#contract/enumerations.ts";
import type { MallCart } from "#contract/mall.ts";
import { lineKey } from "#domain/cart/cart.ts";
import type { SendOptions } from "#net/transport.ts";
import { sessionAtom } from "#state/account/session.ts";
import type { CartChange } from "#state/cart/cart.ts";
import { heldMallCartAtom, mallCart, mallWriterAtom } from "#state/cart/mallCart.ts";
import { someGoods } from "#tests/domain/someGoods.ts";
import { mallCartWriter } from "./mallCartWriter.ts";

const goods = (id: string) => someGoods({ id, store_id: "leaf" });
const told: MallCart = {
  shop_cart: ["sencha", "cake", "cup"].map((id) => ({
    id: `line-${id}`,
    goods_id: id,
    goods_num: 3,
    option_value: [],
    option_name: "",
    price: 100,
    price_seen: 100,
    goods_detail: goods(id),
  })),
  total_count: 9,
  total_price: 900,
  shops: [],
  problems: [],
};
const more = (id: string): CartLine => ({
  goods_id: id,
  goods_show_type: GoodsShowType.mall,
  spec_type: SpecType.plain,
  option_value: [],
  option_name: "",
  number: 1,
  price: 100,
  action: CartAction.dineIn,
  store_id: "leaf",
  table_id: null,
  now_time: "2026-11-21T12:00:00+09:00",
  goods_detail: goods(id),
});
const keyOf = (id: string) => lineKey(more(id));

/** A cart whose writes are not answered before the test says so. */
function open() {
  const atoms = createStore();
  atoms.set(sessionAtom, { uid: "u1", auth_token: "t1", inform_channel: null, inform_channel_member: null });
  atoms.set(heldMallCartAtom, told);
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  const send = (call: { path: string }, request: object, options: SendOptions<never>) => {
    sent.push([call.path.split("/").at(-1), request, options.outlives]);
    return new Promise((resolve) => answers.push(() => resolve({ ok: true, data: told })));
  };
  const [put, reload, refuse] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const writer = mallCartWriter({ send: send as never, atoms, put, reload, refuse });
  atoms.set(mallWriterAtom, { writer });
  const change = (one: CartChange) => atoms.set(mallCart.linesAtom, one);
  return { atoms, sent, answers, change };
}

it("what was tapped behind a change under way goes off in the moment in which the page is left, once", async () => {
  const { atoms, answers, change, sent } = open();
  change({ verb: "add", line: more("sencha") });
  change({ verb: "add", line: more("sencha") });
  change({ verb: "add", line: more("sencha") });
  change({ verb: "reduce", key: keyOf("cake") });
  change({ verb: "remove", key: keyOf("cup") });
  expect(sent).toHaveLength(1);
  window.dispatchEvent(new Event("pagehide"));
  const rest = [
    ["addshopcart", { goods_id: "sencha", option_value: [], number: 2 }, true],
    ["subshopcart", { id: "line-cake", number: 1 }, true],
    ["delshopcart", { ids: ["line-cup"] }, true],
  ];
  expect(sent.slice(1)).toEqual(rest);
  // Whoever comes back to the page finds nothing to be sent again.
  window.dispatchEvent(new Event("pagehide"));
  for (const answer of answers) answer();
  await expect.poll(() => atoms.get(mallCart.linesAtom).map(({ number }) => number)).toEqual([3, 3, 3]);
  window.dispatchEvent(new Event("pagehide"));
  expect(sent).toHaveLength(4);
});

it("a page that is left with nothing queued sends nothing more", async () => {
  const { answers, change, sent } = open();
  change({ verb: "add", line: more("sencha") });
  window.dispatchEvent(new Event("pagehide"));
  expect(sent).toHaveLength(1);
  for (const answer of answers) answer();
});

it.each([
  [303, 1],
  [1000, 0],
])(
  "a refusal by %i is told here so often: %i; of what left the cart the app itself tells",
  async (code, times) => {
    const atoms = createStore();
    atoms.set(sessionAtom, {
      uid: "u1",
      auth_token: "t1",
      inform_channel: null,
      inform_channel_member: null,
    });
    const [put, reload, refuse] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    const send = async () => ({ ok: false, kind: "code", code, message: "", data: { lines: [] } });
    const write = mallCartWriter({ send: send as never, atoms, put, reload, refuse });
    const lines = ["sencha", "cake", "cup"].map((id) => ({ ...more(id), number: id === "cup" ? 4 : 3 }));
    expect(await write(told, lines)).toEqual(told);
    expect(refuse).toHaveBeenCalledTimes(times);
    expect(reload).toHaveBeenCalledOnce();
  },
);
