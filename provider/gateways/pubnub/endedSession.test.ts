import { afterAll, beforeAll, expect, it } from "vitest";
import { accountCancel, sendMemberSmsCode } from "#contract/calls/member.ts";
import { getChannel, updateToken } from "#contract/calls/session.ts";
import { login, restPwd } from "#contract/calls/signIn.ts";
import type { User } from "#contract/member.ts";
import { informEvent } from "#provider/notices/inform.ts";
import { plantFixture } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { codeOn, newMember, PASSWORD, readCode } from "#provider/testing/members.ts";
import { quietMessages } from "#provider/testing/fakeGateways.ts";
import { testProvider } from "#provider/testing/provider.ts";
import { embeddedMessages } from "./embeddedMessages.ts";

let provider: Planted;
let embedded: ReturnType<typeof embeddedMessages>;

beforeAll(async () => {
  provider = await planted();
  const { clock, db, signingKey } = provider.parts;
  embedded = embeddedMessages({ db, signingKey, clock, options: { lookEvery: 20, holdFor: 2_000 } });
  Object.assign(provider.parts, { messages: embedded.gateway });
});
afterAll(async () => {
  embedded.close();
  await provider.close();
});

/** Listens as somebody with a copy of the token would, for as long as they like. */
async function earOf(session: User) {
  const { listening } = await taken(provider.call(getChannel, {}, { session }));
  const { channel, subscribe_key, token, user_id } = listening;
  const ask = (path: string, query: Record<string, string> = {}) =>
    embedded.routes.request(`${path}?${new URLSearchParams({ auth: token, uuid: user_id, ...query })}`);
  return {
    channel,
    history: async () => (await ask(`/v3/history/sub-key/${subscribe_key}/channel/${channel}`)).status,
    leave: async () => (await ask(`/v2/presence/sub-key/${subscribe_key}/channel/${channel}/leave`)).status,
    /** Waits for the next message, from now on. */
    next: () => ask(`/v2/subscribe/${subscribe_key}/${channel}/0`, { tt: "17000000000000000" }),
  };
}

it("ends with signing out, for a poll that waits already as well, and for no other browser", async () => {
  const { phone, session } = await newMember(provider);
  const ear = await earOf(session);
  const other = await provider.call(restPwd, {
    by: "code",
    phone,
    code: await codeOn(provider, phone, "reset_password"),
    password: PASSWORD,
  });
  expect([await ear.history(), await ear.leave()]).toEqual([403, 200]);
  const here = await earOf(other.data);
  const renewed = await taken(
    provider.call(updateToken, { uid: session.uid, auth_token: other.data.auth_token }),
  );
  // An exchange is no sign-out.
  expect(await here.history()).toBe(200);
  const waiting = here.next();
  await taken(
    provider.call(updateToken, { uid: session.uid, auth_token: renewed.auth_token, is_sign_out: 1 }),
  );
  await embedded.gateway.publish(here.channel, { content: "not for them any more" });
  expect((await waiting).status).toBe(403);
  expect(await here.history()).toBe(403);
});

it("ends with a new password, and the channel with it, for a service that knows no sign-ins", async () => {
  const { session } = await newMember(provider);
  const ear = await earOf(session);
  const request = { by: "password", present_password: PASSWORD, password: "shoyu4444" } as const;
  const renewed = await taken(provider.call(restPwd, request, { session }));
  expect(await ear.history()).toBe(403);
  const now = await earOf(renewed);
  expect(now.channel).not.toBe(ear.channel);
  expect(renewed.inform_channel_member).toBe(now.channel);
  expect(await now.history()).toBe(200);
});

it("ends with the account", async () => {
  const { phone, session } = await newMember(provider);
  const ear = await earOf(session);
  provider.clock.advance(1_000);
  await taken(provider.call(sendMemberSmsCode, { purpose: "cancel_account" }, { session }));
  const code = await readCode(provider, phone);
  await taken(provider.call(accountCancel, { is_loss_accepted: 1, code }, { session }));
  expect(await ear.history()).toBe(403);
});

it("of a service that knows no sign-ins hears nothing more after signing out, and other browsers ask for the new channel", async () => {
  const messages = { ...quietMessages(), knowsSignIns: false };
  const other = await testProvider({ messages });
  await plantFixture(other.db);
  const { phone, session, uid, address } = await newMember(other);
  const there = await taken(other.call(login, { by: "password", phone, password: PASSWORD }, { address }));
  const before = (await taken(other.call(getChannel, {}, { session }))).inform_channel_member;
  const now = other.parts.clock();
  const tell = (content: string) =>
    informEvent(other.db, {
      uid,
      store_id: "diner",
      order_no: null,
      event: "staff_coming",
      note: content,
      now,
    });
  // Written before, and not sent yet.
  await tell("one");
  const { auth_token } = session;
  const left = await taken(other.call(updateToken, { uid, auth_token, is_sign_out: 1 }));
  await tell("two");
  await other.outbox.drain();
  const after = (await taken(other.call(getChannel, {}, { session: there }))).inform_channel_member;
  expect(after).not.toBe(before);
  expect(left.inform_channel_member).toBe(after);
  const at = (channel: string) =>
    messages.published.filter((one) => one.channel === channel).map(({ payload }) => payload);
  expect(at(before)).toEqual([{ signal: "channel_moved" }]);
  expect(at(after)).toMatchObject([{ note: "one" }, { note: "two" }]);
  await other.close();
});
