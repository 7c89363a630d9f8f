import type { Call, RequestOf } from "#contract/call.ts";
import { alterMemberInfo } from "#contract/calls/member.ts";
import { login } from "#contract/calls/signIn.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { lineMessages, lineNotifiers } from "#provider/db/tables/lineMessages.ts";
import type { LineMessagesGateway, LineNotice } from "#provider/gateways/line/lineMessages.ts";
import { offPremisesGuest, openOffPremises, receiptsOf } from "./offPremisesGuest.ts";
import { NOON } from "./fixture.ts";
import { line, planted, taken } from "./guest.ts";
import { platformSignIn } from "./platformSignIn.ts";

const MINUTE = 60_000;

interface Coming {
  readonly isAgreed?: 0 | 1;
  readonly language?: WireLanguage;
  readonly mode?: "collect" | "deliver";
}

/** A provider whose LINE takes what is sent, or fails as it is told to, and customers who came by LINE. */
export async function lineWorld() {
  const said = {
    /** What LINE took, by which way: "account", or the token of a service message. */
    got: [] as (LineNotice & { readonly by: string })[],
    hasAccount: true,
    fault: (): Error | null => null,
    serviceFault: (): Error | null => null,
    /** What happens elsewhere while LINE is told of a service message. */
    meanwhile: async (): Promise<unknown> => undefined,
    /** How often LINE was asked to allow service messages. */
    asked: 0,
  };
  const push = async (notice: LineNotice) => {
    const error = said.fault();
    if (error !== null) throw error;
    said.got.push({ ...notice, by: "account" });
  };
  const gateway = {
    isDesk: false,
    get push() {
      return said.hasAccount ? push : null;
    },
    service: {
      knows: (event, language) => event !== "order_accepted" && language !== "zh",
      permission: async () => {
        said.asked += 1;
        return { token: "notifier-5", remaining: 5, expires_in: 31_536_000 };
      },
      send: async (notice, token) => {
        const error = said.serviceFault();
        if (error !== null) throw error;
        await said.meanwhile();
        said.got.push({ ...notice, by: token });
        const remaining = Number(token.replace(/\D/g, "")) - 1;
        return remaining === 0 ? null : { token: `notifier-${remaining}`, remaining, expires_in: 31_536_000 };
      },
    },
  } satisfies LineMessagesGateway;
  const provider = await planted({ lineMessages: gateway });
  Object.assign(provider.parts.settings, { liffId: "1234567890-AbcdEfgh" });
  await openOffPremises(provider);
  const signIn = platformSignIn(provider);
  let tests = 0;
  let people = 0;

  return {
    provider,
    line: said,
    signIn,
    store: receiptsOf(provider).desk,
    drain: () => provider.lineOutbox.drain(),
    rows: () => provider.db.select().from(lineMessages),
    notifiers: () => provider.db.select().from(lineNotifiers),

    /** Everything as at the first, five minutes later: who asked to be left alone in one test is not asked before. */
    async reset(): Promise<Date> {
      await provider.db.delete(lineMessages);
      await provider.db.delete(lineNotifiers);
      Object.assign(said, {
        got: [],
        asked: 0,
        hasAccount: true,
        fault: () => null,
        serviceFault: () => null,
      });
      said.meanwhile = async () => undefined;
      tests += 1;
      const now = new Date(NOON.getTime() + tests * 5 * MINUTE);
      provider.clock.set(now);
      return now;
    },

    /** Someone who came by LINE with an order to take away or delivered, and agreed to be told of it unless they say otherwise. */
    async customer({ isAgreed = 1, language = "ja", mode = "collect" }: Coming = {}) {
      const person = `new-hungry-${(people += 1)}`;
      const one = await offPremisesGuest(provider);
      const tea = [line({ goods_id: "tea", price: 300 })];
      const { order_no } = await taken(
        mode === "collect" ? one.collect(tea) : one.deliver(tea, await one.address()),
      );
      const proof = await signIn.lineProof({ person });
      const session = await taken(
        provider.call(login, { by: "platform", proof }, { session: one.session, language }),
      );
      const send = <C extends Call>(call: C, request: RequestOf<C>) =>
        provider.call(call, request, { session, language });
      if (isAgreed === 1) await taken(send(alterMemberInfo, { is_message_agreed: 1 }));
      return { order_no, person, send, uid: session.uid };
    },
  };
}

export type LineWorld = Awaited<ReturnType<typeof lineWorld>>;
export type LineCustomer = Awaited<ReturnType<LineWorld["customer"]>>;
