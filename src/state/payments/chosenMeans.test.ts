import { createStore } from "jotai";
import { beforeEach, describe, expect, it } from "vitest";
import { someUser } from "#boot/testing/session.ts";
import { sessionAtom } from "#state/account/session.ts";
import { byTypedCard, type TypedCard, typedCardAtom } from "./chosenMeans.ts";

const typed: TypedCard = {
  card: { token: "tok_1234567890", brand: "visa", last4: "4242", valid_period: "12/40" },
  isSaved: false,
};
let store: ReturnType<typeof createStore>;
beforeEach(() => {
  store = createStore();
  store.set(sessionAtom, null);
});

describe("a card that was typed", () => {
  it("is nobody's but theirs who typed it", () => {
    store.set(sessionAtom, someUser());
    store.set(typedCardAtom, typed);
    expect(store.get(typedCardAtom)).toEqual(typed);
    store.set(sessionAtom, null);
    expect(store.get(typedCardAtom)).toBeNull();
    store.set(sessionAtom, someUser({ uid: "u2" }));
    expect(store.get(typedCardAtom)).toBeNull();
  });

  it("stays with whoever becomes somebody by ordering", () => {
    store.set(typedCardAtom, typed);
    store.set(sessionAtom, someUser());
    expect(store.get(typedCardAtom)).toEqual(typed);
  });

  it("is told to a payment by its token, and kept only where that was wanted", () => {
    expect(byTypedCard(typed)).toEqual({ vault_token: "tok_1234567890" });
    expect(byTypedCard({ ...typed, isSaved: true })).toEqual({ vault_token: "tok_1234567890", save_card: 1 });
  });
});
