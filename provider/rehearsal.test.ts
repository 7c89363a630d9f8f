import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCoupon } from "#contract/calls/coupons.ts";
import { login, sendSmsCode } from "#contract/calls/signIn.ts";
import { searchGoods } from "#contract/calls/store.ts";
import { guest, line } from "./testing/guest.ts";
import { type Planted, planted } from "./testing/planted.ts";

let demo: Planted;
let real: Planted;
beforeAll(async () => {
  [demo, real] = await Promise.all([planted(), planted({ settings: { hasDemo: false } })]);
});
afterAll(() => Promise.all([demo.close(), real.close()]));

/** Every word that docs/testing.md names, where it names it. */
async function say(provider: Planted) {
  const one = await guest(provider);
  const phone = "09012345678";
  const order = (remark: string) => one.order([ramen, line({ goods_id: "tea", price: 300 })], { remark });
  return {
    103: await provider.call(sendSmsCode, { phone: "08010000103", purpose: "register" }),
    105: await provider.call(login, { by: "password", phone, password: "rehearse105" }),
    305: await provider.call(searchGoods, { store_id: "diner", keyword: "rehearse 305" }),
    504: await one.send(getCoupon, { coupon_id: "rehearse-504" }),
    1000: await order("rehearse 1000"),
    40003: await order(" Rehearse 40003 "),
  };
}

const ramen = line({ goods_id: "ramen", option_value: ["hard", "egg"], price: 1000 });

describe("a rehearsal", () => {
  it("in a demo answers each of its words by the code that it names", async () => {
    for (const [code, answer] of Object.entries(await say(demo))) {
      expect(answer.code).toBe(Number(code));
      expect(answer.message).not.toBe("");
    }
  });

  it("of 1000 names the lines with options that were sent", async () => {
    const { 1000: answer } = await say(demo);
    expect(answer.data).toEqual({ lines: [{ goods_id: "ramen", option_value: ["hard", "egg"] }] });
  });

  it.each(["rehearse 412", "rehearse", "please rehearse 305", "305"])("is not %s", async (keyword) => {
    expect((await demo.call(searchGoods, { store_id: "diner", keyword })).code).toBe(10000);
  });

  it("is none without the demo: its words are texts like any other", async () => {
    const codes = Object.values(await say(real)).map(({ code }) => code);
    expect(codes).toEqual([expect.any(Number), 108, 10000, 501, expect.any(Number), expect.any(Number)]);
    for (const code of [1000, 40003]) expect(codes).not.toContain(code);
  });
});
