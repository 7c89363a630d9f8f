import { act, renderHook, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { creditCartList } from "#contract/calls/cards.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { wireLanguage } from "#domain/values/localeCodes.ts";
import { TransportContext } from "#net/useCall.ts";
import { NOTHING_STORED } from "#parts/storedValue/storedSum.ts";
import { on, ruledSend } from "#parts/testing/renderPart.tsx";
import { sessionAtom } from "#state/account/session.ts";
import { lastPayTypeAtom } from "#state/payments/lastPayType.ts";
import { useStoredAhead } from "./useStoredAhead.ts";

const user = { uid: "u", auth_token: "t", inform_channel: null, inform_channel_member: null };

/** A cart of 1,000 yen at a shop that takes some methods, of a member who keeps a card that has not ended. */
function aheadOf(types: readonly PayType[], last: PayType | null = null) {
  const store = createStore();
  store.set(sessionAtom, user);
  store.set(lastPayTypeAtom, last);
  const card = {
    card_id: "c",
    brand: "visa",
    number: "1111",
    valid_period: "1240",
    is_default: 1,
    is_expired: 0,
  };
  const { send, sent } = ruledSend([
    on(creditCartList, () => ({ data: { cards: [card], vault: null } as never })),
  ]);
  const transport = { send, scope: { uid: "u", language: wireLanguage("en") }, fresh: new Set<string>() };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <TransportContext value={transport}>{children}</TransportContext>
    </Provider>
  );
  const order = { order_no: "", store_id: "tea", to_pay: 1_000, lines: [] };
  const asked = { total: 1_000, types, wallet: null, chosen: null, hasVault: true };
  const cart = { ...asked, orders: [order], order_type: OrderType.shipping };
  const { result } = renderHook(() => useStoredAhead(cart), { wrapper });
  return { result, sent };
}

/** The same, wholly paid by vouchers. */
function covered(types: readonly PayType[]) {
  const { result } = aheadOf(types);
  act(() => result.current.stored.ahead?.onChange({ ...NOTHING_STORED, total: 1_000 }));
  return result.current;
}

describe("what is chosen to pay what is brought", () => {
  it("is a card that one keeps, also where one paid with last what this shop does not take", async () => {
    for (const last of [null, PayType.cash]) {
      const { result } = aheadOf([PayType.cashOnDelivery, PayType.card], last);
      await waitFor(() => expect(result.current.pay_type).toBe(PayType.card));
    }
  });

  it("is cash where one paid so last, and no card is asked for", () => {
    const { result, sent } = aheadOf([PayType.card, PayType.cashOnDelivery], PayType.cashOnDelivery);
    expect(result.current.pay_type).toBe(PayType.cashOnDelivery);
    expect(sent).toEqual([]);
  });
});

describe("what vouchers cover wholly", () => {
  it("is placed with a method that the shop takes, and asks for none", () => {
    const { pay_type, stored } = covered([PayType.cashOnDelivery, PayType.payPay]);
    expect([pay_type, stored.isCovered, stored.left]).toEqual([7, true, 0]);
  });

  it("is not called covered where the shop has no method that works here: the guest is told that instead", () => {
    const { pay_type, stored } = covered([]);
    expect([pay_type, stored.isCovered, stored.left]).toEqual([null, false, 0]);
  });
});
