import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { alterMemberInfo } from "#contract/calls/member.ts";
import { LineRefused, LineUnready } from "#provider/gateways/line/lineMessages.ts";
import { taken } from "#provider/testing/guest.ts";
import { type LineCustomer, type LineWorld, lineWorld } from "#provider/testing/lineWorld.ts";

let world: LineWorld;
beforeAll(async () => {
  world = await lineWorld();
});
afterAll(() => world.provider.close());
beforeEach(() => world.reset());

describe("a service message", () => {
  const permit = async (one: LineCustomer, person = one.person) => {
    const { access_token } = await world.signIn.lineTokens({ person });
    const request = { line_access_token: access_token, notify_order_no: one.order_no };
    return taken(one.send(alterMemberInfo, { is_message_agreed: 1, ...request }));
  };

  it("answers an order whose customer's tap allowed it, by a token that is sealed and renewed each time", async () => {
    const one = await world.customer();
    await permit(one);
    await permit(one);
    expect(world.line.asked).toBe(1);
    expect((await world.notifiers())[0]?.token).not.toContain("notifier");
    await world.store(one.order_no, "accept");
    await world.drain();
    await world.store(one.order_no, "ready");
    await world.drain();
    await world.store(one.order_no, "complete", "pay_cash", "refund");
    await world.drain();
    // For the first one there is no template.
    expect(world.line.got.map(({ by }) => by)).toEqual(["account", "notifier-5", "notifier-4"]);
  });

  it("is allowed by the person's own token for their own order alone, and by nobody who did not agree", async () => {
    const [one, other] = [await world.customer(), await world.customer()];
    await permit(one, other.person);
    await permit({ ...one, order_no: other.order_no });
    expect(world.line.asked).toBe(0);
    const { access_token } = await world.signIn.lineTokens({ person: other.person });
    const request = { line_access_token: access_token, notify_order_no: other.order_no };
    await taken(other.send(alterMemberInfo, { is_message_agreed: 0, ...request }));
    expect([world.line.asked, (await world.notifiers()).length]).toEqual([0, 0]);
  });

  it("leaves nothing behind of who wants no more of them while it is sent", async () => {
    const one = await world.customer();
    await permit(one);
    world.line.meanwhile = () => taken(one.send(alterMemberInfo, { is_message_agreed: 0 }));
    await world.store(one.order_no, "accept", "ready");
    await world.drain();
    expect(world.line.got.map(({ by }) => by)).toEqual(["notifier-5"]);
    expect(await world.notifiers()).toEqual([]);
  });

  it("that LINE refuses comes from the official account; one that may have been shown comes no more", async () => {
    const [one, other] = [await world.customer(), await world.customer()];
    await permit(one);
    await permit(other);
    world.line.serviceFault = () => new LineRefused("400 no_template_ja");
    await world.store(one.order_no, "accept", "ready");
    await world.drain();
    expect(world.line.got.map(({ by }) => by)).toEqual(["account"]);
    world.line.serviceFault = () => new LineRefused("no answer");
    await world.store(other.order_no, "accept", "ready");
    await world.drain();
    await world.drain();
    expect(world.line.got).toHaveLength(1);
    expect(await world.notifiers()).toEqual([]);
  });

  it("there is none of in the customer's language comes from the official account, and spends nothing", async () => {
    const one = await world.customer({ language: "zh" });
    await permit(one);
    await world.store(one.order_no, "accept", "ready");
    await world.drain();
    expect(world.line.got.map(({ by, language }) => [by, language])).toEqual([["account", "zh"]]);
    expect(await world.notifiers()).toMatchObject([{ remaining: 5 }]);
  });

  it("goes in English where it is the only way, and to nobody where there is no template at all", async () => {
    world.line.hasAccount = false;
    const one = await world.customer({ language: "zh" });
    await permit(one);
    await world.store(one.order_no, "accept");
    await world.drain();
    await world.store(one.order_no, "ready");
    await world.drain();
    expect(world.line.got.map(({ by, event, language }) => [by, event, language])).toEqual([
      ["notifier-5", "order_ready", "en"],
    ]);
    expect((await world.rows()).map(({ failure }) => failure).toSorted()).toEqual(["", "no permission"]);
  });

  it("that LINE does not let the channel send comes from the official account, or later where there is none", async () => {
    const [one, other] = [await world.customer(), await world.customer()];
    await permit(one);
    await permit(other);
    world.line.serviceFault = () => new LineUnready("LINE gives the channel no token: 400");
    await world.store(one.order_no, "accept", "ready");
    await world.drain();
    world.line.hasAccount = false;
    await world.store(other.order_no, "accept", "ready");
    await world.drain();
    expect(world.line.got.map(({ by, order_no }) => [by, order_no])).toEqual([["account", one.order_no]]);
    expect((await world.notifiers()).map(({ remaining }) => remaining)).toEqual([5, 5]);
    world.line.serviceFault = () => null;
    world.provider.clock.advance(60_000);
    await world.drain();
    expect(world.line.got.at(-1)).toMatchObject({ by: "notifier-5", order_no: other.order_no });
  });
});
