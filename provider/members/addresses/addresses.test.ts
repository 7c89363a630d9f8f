import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestOf } from "#contract/call.ts";
import { addrAdd, addrAlter, addrDel, addrInfo, addrList } from "#contract/calls/addresses.ts";
import { memberInfo } from "#contract/calls/member.ts";
import { login } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { eraseMember } from "#provider/members/eraseMember.ts";
import { lockMember } from "#provider/members/member.ts";
import { fakeGeocoder } from "#provider/testing/fakeGateways.ts";
import { plantFixture } from "#provider/testing/fixture.ts";
import { type Guest, guest, taken } from "#provider/testing/guest.ts";
import { newMember, PASSWORD } from "#provider/testing/members.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";

const found = { latitude: 35.7138, longitude: 139.7773 };
const geocoder = fakeGeocoder({
  name: "",
  address: "東京都台東区上野",
  postal_code: "1100005",
  prefecture: "東京都",
  city: "台東区",
  town: "上野",
  ...found,
});
let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider({ geocoder: geocoder.gateway });
  await plantFixture(provider.db);
});
afterAll(() => provider.close());

type Draft = RequestOf<typeof addrAdd>;
const draft = (changes: Partial<Draft> = {}): Draft => ({
  name: "山田 花子",
  phone: "09012345678",
  postal_code: "〒110－0005",
  prefecture: "東京都",
  city: "台東区",
  address: "上野1-2-3",
  detail: "のれんビル 5階 🍜",
  ...changes,
});
const add = (one: Guest, changes: Partial<Draft> = {}) => {
  provider.clock.advance(1_000);
  return taken(one.send(addrAdd, draft(changes)));
};
const labels = async (one: Pick<Guest, "send">) =>
  (await taken(one.send(addrList, {}))).addresses.map(
    ({ label, is_default }) => label + (is_default ? "*" : ""),
  );

describe("an address", () => {
  it("is kept as it was written, is found on the map, and the first is the default", async () => {
    const one = await guest(provider);
    const address = await add(one, { label: "家" });
    expect(address).toMatchObject({
      ...draft({ postal_code: "1100005" }),
      label: "家",
      email: null,
      is_default: 1,
      position: found,
      is_in_range: null,
    });
    const { address_id } = address;
    expect(await taken(one.send(addrInfo, { address_id }))).toEqual(address);
    expect((await taken(one.send(memberInfo, {}))).addresses).toEqual([address]);
  });

  it("is where its owner set it on the map, until it is another place", async () => {
    const one = await guest(provider);
    const position = { latitude: 35.7, longitude: 139.78 };
    const { address_id } = await add(one, { position });
    const renamed = await taken(one.send(addrAlter, { address_id, ...draft({ name: "佐藤" }) }));
    expect(renamed).toMatchObject({ name: "佐藤", position });
    const moved = await taken(one.send(addrAlter, { address_id, ...draft({ address: "上野9-9" }) }));
    expect(moved.position).toEqual(found);
  });

  it("is kept although the geocoder does not answer or knows no such place", async () => {
    const one = await guest(provider);
    geocoder.state.isOutOfReach = true;
    expect((await add(one, { address: "谷中1" })).position).toBeNull();
    geocoder.state.isOutOfReach = false;
    geocoder.state.isEmpty = true;
    expect((await add(one, { address: "谷中2" })).position).toBeNull();
    geocoder.state.isEmpty = false;
  });

  it("says with a store whether it is delivered to", async () => {
    const one = await guest(provider);
    await add(one);
    const near = { order_types: [OrderType.delivery], ...found, max_distance: 1_000 };
    await provider.db.update(stores).set(near).where(eq(stores.id, "cover"));
    const inRange = async (for_store: string) =>
      (await taken(one.send(addrList, { for_store }))).addresses.map(({ is_in_range }) => is_in_range);
    expect(await inRange("cover")).toEqual([1]);
    expect(await inRange("other")).toEqual([0]);
    expect((await one.send(addrList, { for_store: "nowhere" })).code).toBe(Code.storeMissing);
  });

  it("is its owner's alone", async () => {
    const [one, other] = [await guest(provider), await guest(provider)];
    const { address_id } = await add(one);
    expect((await other.send(addrInfo, { address_id })).code).toBe(Code.addressMissing);
    expect((await other.send(addrAlter, { address_id, ...draft() })).code).toBe(Code.addressMissing);
    expect((await other.send(addrDel, { address_id })).code).toBe(Code.addressMissing);
    expect(await labels(other)).toEqual([]);
    expect(await labels(one)).toHaveLength(1);
  });

  it.each([
    { name: "" },
    { name: "x".repeat(500) },
    { phone: "123" },
    { postal_code: "11" },
    { address: "   " },
    { email: "nobody" },
  ])("is refused with %j", async (changes) => {
    const one = await guest(provider);
    expect(await one.send(addrAdd, draft(changes))).toMatchObject({
      code: Code.missingParameter,
      data: { fields: Object.keys(changes) },
    });
  });
});

describe("the default address", () => {
  it("is one: another takes its place, and of those left the one used last", async () => {
    const one = await guest(provider);
    const [first, second] = [await add(one, { label: "1" }), await add(one, { label: "2" })];
    const third = await add(one, { label: "3", is_default: 1 });
    expect(await labels(one)).toEqual(["3*", "2", "1"]);
    const { address_id } = first;
    provider.clock.advance(1_000);
    await taken(one.send(addrAlter, { address_id, ...draft({ label: "1" }), is_default: 1 }));
    expect(await labels(one)).toEqual(["1*", "3", "2"]);
    const left = await taken(one.send(addrDel, { address_id }));
    expect(left.addresses.map(({ label }) => label)).toEqual(["3", "2"]);
    expect(left.addresses[0]?.is_default).toBe(1);
    await taken(one.send(addrDel, { address_id: second.address_id }));
    expect(await labels(one)).toEqual(["3*"]);
    expect((await taken(one.send(addrDel, { address_id: third.address_id }))).addresses).toEqual([]);
  });

  it("is one, of many that are added at once, and there are fifty at most", async () => {
    const one = await guest(provider);
    const replies = await Promise.all(
      Array.from({ length: 52 }, (_, place) =>
        one.send(addrAdd, draft({ label: String(place), is_default: 1 })),
      ),
    );
    expect(replies.map(({ code }) => code).toSorted()).toEqual([
      ...Array(50).fill(10000),
      Code.saveFailed,
      Code.saveFailed,
    ]);
    const kept = await labels(one);
    expect(kept).toHaveLength(50);
    expect(kept.filter((label) => label.endsWith("*"))).toHaveLength(1);
  }, 60_000);
});

describe("a visitor's addresses", () => {
  it("come along to the account that they sign in to, whose default stays", async () => {
    const { phone, session, uid } = await newMember(provider);
    const member = { send: (call, request) => provider.call(call, request, { session }) } as Pick<
      Guest,
      "send"
    >;
    const enter = async (label: string) => {
      const one = await guest(provider);
      await add(one, { label });
      await add(one, { label: `${label}'` });
      const request = { by: "password", phone, password: PASSWORD } as const;
      const { moved } = await taken(provider.call(login, request, { session: one.session }));
      expect(moved.addresses).toBe(2);
      expect(await provider.db.$count(addresses, eq(addresses.uid, one.uid))).toBe(0);
    };
    await enter("first");
    expect(await labels(member)).toEqual(["first*", "first'"]);
    await enter("second");
    expect(await labels(member)).toEqual(["first*", "second'", "second", "first'"]);
    await provider.db.transaction(async (db) =>
      eraseMember(
        db,
        await lockMember(db, uid),
        { now: provider.parts.clock(), reason: null },
        provider.parts.random,
      ),
    );
    expect(await provider.db.$count(addresses, eq(addresses.uid, uid))).toBe(0);
  });
});
