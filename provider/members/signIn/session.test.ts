import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { getChannel, noneRegister, updateToken } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import type { User } from "#contract/member.ts";
import { members, sessions } from "#provider/db/tables/members.ts";
import { NOON, tableId } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
const DAY = 86_400_000;

beforeAll(async () => {
  provider = await planted();
});
beforeEach(() => provider.clock.set(NOON));
afterAll(() => provider.close());

const register = (request: object = {}) => taken(provider.call(noneRegister, request));
const codeOf = async (session: User) => (await provider.call(informList, {}, { session })).code;
const exchange = (user: User) => provider.call(updateToken, { uid: user.uid, auth_token: user.auth_token });

describe("a visitor's session", () => {
  it("begins without a name, with a token that nobody can guess and that is kept as a hash alone", async () => {
    const link = tableId("diner-T1", provider.parts.signingKey);
    const user = await register({ store_id: "diner", table_id: link });
    expect(Buffer.from(user.auth_token, "base64url").length).toBeGreaterThanOrEqual(16);
    expect(user.inform_channel).toBe("store-diner");
    expect(await codeOf(user)).toBe(10000);
    const kept = JSON.stringify([
      await provider.db.select().from(sessions),
      await provider.db.select().from(members),
    ]);
    expect(kept).not.toContain(user.auth_token);
  });

  it("is refused for a store or table that does not exist", async () => {
    expect((await provider.call(noneRegister, { store_id: "nowhere" })).code).toBe(Code.storeMissing);
    expect((await provider.call(noneRegister, { store_id: "diner", table_id: "diner-T9" })).code).toBe(
      Code.tableMissing,
    );
  });

  it("is another's for nobody: a foreign or made-up token is no session", async () => {
    const [one, two] = [await register(), await register()];
    expect(await codeOf({ ...one, auth_token: "made-up" })).toBe(20002);
    expect(await codeOf({ ...one, auth_token: two.auth_token })).toBe(20002);
    expect((await exchange({ ...one, auth_token: two.auth_token })).code).toBe(Code.signatureFailed);
    expect((await exchange({ ...one, uid: "v-nobody" })).code).toBe(Code.signatureFailed);
  });

  it("expires, and can then be exchanged for a new token; the old one ends", async () => {
    const user = await register();
    provider.clock.advance(8 * DAY);
    expect(await codeOf(user)).toBe(20002);
    const renewed = await taken(exchange(user));
    expect(renewed.uid).toBe(user.uid);
    expect(await codeOf({ ...user, ...renewed })).toBe(10000);
    expect(await codeOf(user)).toBe(20002);
  });

  it("survives an exchange whose answer was lost, for some minutes", async () => {
    const user = await register();
    await taken(exchange(user));
    provider.clock.advance(60_000);
    const again = await taken(exchange(user));
    expect(await codeOf(again)).toBe(10000);
    provider.clock.advance(11 * 60_000);
    expect((await exchange(user)).code).toBe(Code.signatureFailed);
  });

  it("ends when it was not used for two months, and after a year at the latest", async () => {
    const user = await register();
    provider.clock.advance(61 * DAY);
    expect((await exchange(user)).code).toBe(Code.signatureFailed);

    let session = await register();
    for (let month = 0; month < 7; month += 1) {
      provider.clock.advance(50 * DAY);
      session = await taken(exchange(session));
    }
    provider.clock.advance(20 * DAY);
    expect(await codeOf(session)).toBe(20002);
    expect((await exchange(session)).code).toBe(Code.signatureFailed);
  });

  it("ends with the account", async () => {
    const user = await register();
    await provider.db.update(members).set({ deleted_at: NOON }).where(eq(members.uid, user.uid));
    expect(await codeOf(user)).toBe(20001);
    expect((await exchange(user)).code).toBe(Code.signatureFailed);
  });
});

describe("channels", () => {
  it("are the member's own, and the store's where it exists", async () => {
    const session = await register();
    const ask = (request: object) => taken(provider.call(getChannel, request, { session }));
    const at = await ask({ store_id: "diner" });
    expect(at).toMatchObject({
      inform_channel: "store-diner",
      inform_channel_member: session.inform_channel_member,
      listening: { channel: session.inform_channel_member },
    });
    expect((await ask({ store_id: "*" })).inform_channel).toBe("stores");
    expect((await ask({})).inform_channel).toBe("stores");
    expect((await provider.call(getChannel, {})).code).toBe(Code.notSignedIn);
  });
});
