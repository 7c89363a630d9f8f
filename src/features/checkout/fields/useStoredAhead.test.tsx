import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { wireLanguage } from "#domain/values/localeCodes.ts";
import { TransportContext } from "#net/useCall.ts";
import { NOTHING_STORED } from "#parts/storedValue/storedSum.ts";
import { ruledSend } from "#parts/testing/renderPart.tsx";
import { sessionAtom } from "#state/account/session.ts";
import { useStoredAhead } from "./useStoredAhead.ts";

const user = { uid: "u", auth_token: "t", inform_channel: null, inform_channel_member: null };

/** A cart of 1,000 yen at a shop that takes some methods, and that vouchers pay wholly. */
function covered(types: readonly PayType[]) {
  const store = createStore();
  store.set(sessionAtom, user);
  const { send } = ruledSend([]);
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
  act(() => result.current.stored.ahead?.onChange({ ...NOTHING_STORED, total: 1_000 }));
  return result.current;
}

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
