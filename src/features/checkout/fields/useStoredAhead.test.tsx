import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { PayType } from "#contract/enumerations.ts";
import { NOTHING_STORED } from "#parts/storedValue/storedSum.ts";
import { sessionAtom } from "#state/account/session.ts";
import { useStoredAhead } from "./useStoredAhead.ts";

const user = { uid: "u", auth_token: "t", inform_channel: null, inform_channel_member: null };

/** A cart of 1,000 yen at a shop that takes some methods, and that vouchers pay wholly. */
function covered(types: readonly PayType[]) {
  const store = createStore();
  store.set(sessionAtom, user);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const order = { order_no: "", store_id: "tea", to_pay: 1_000, lines: [] };
  const cart = { orders: [order], total: 1_000, types, wallet: null, chosen: null };
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
