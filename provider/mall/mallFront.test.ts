import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mallStoreIndex } from "#contract/calls/mallStore.ts";
import { alterMemberInfo } from "#contract/calls/member.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { couponRow } from "#provider/testing/couponHolder.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { plantMall } from "#provider/testing/mallFixture.ts";
import { newMember } from "#provider/testing/members.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
  await plantMall(provider.db);
  await provider.versions.refresh();
});
afterAll(() => provider.close());

const front = (asking: Parameters<Planted["call"]>[2] = {}) =>
  taken(provider.call(mallStoreIndex, {}, asking));
const leafOf = ({ shops }: Awaited<ReturnType<typeof front>>) =>
  shops.find(({ store_id }) => store_id === "leaf");

describe("the mall's front that is read again", () => {
  it("takes the statements alone that tell a guest's own and what coupons are called", async () => {
    const first = await front();
    const select = vi.spyOn(provider.parts.db, "select");
    expect(await front()).toEqual(first);
    expect(select.mock.calls.length).toBeLessThanOrEqual(1);
    select.mockRestore();
  });

  it("is each guest's own where they have favourites, and in each guest's language", async () => {
    const { session } = await newMember(provider);
    await front();
    await provider.call(alterMemberInfo, { favourite: { store_id: "leaf", is_favourite: 1 } }, { session });
    expect(leafOf(await front({ session }))?.is_favourite).toBe(1);
    expect(leafOf(await front())?.is_favourite).toBe(0);
    expect(leafOf(await front({ language: "en" }))?.name).toBe("Store leaf (en)");
    expect(leafOf(await front({ language: "ja" }))?.name).toBe("Store leaf");
  });

  it("names a coupon as soon as it is given out, and shows nothing that has sold out", async () => {
    expect(leafOf(await front())?.coupon_names).toEqual([]);
    await provider.db.insert(coupons).values(couponRow("of-leaf", { store_id: "leaf" }));
    expect(leafOf(await front())?.coupon_names).toHaveLength(1);
    expect((await front()).recommended.map(({ id }) => id)).toEqual(["sencha"]);
    await provider.db.update(goods).set({ is_sold_out: true }).where(eq(goods.id, "sencha"));
    await provider.versions.announce();
    expect((await front()).recommended).toEqual([]);
  });
});
