import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { creditCartList, delCreditCart, editCreditCard } from "#contract/calls/cards.ts";
import { memberInfo } from "#contract/calls/member.ts";
import * as Code from "#contract/codes.ts";
import type { Card } from "#contract/payment.ts";
import { someProfile } from "#features/members/testing/someProfile.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { signedIn } from "#parts/testing/signedIn.ts";
import { alertAtom } from "#state/page/alerts.ts";
import { keepAwaitedCard } from "#state/payments/awaitedCard.ts";
import CardListScreen from "./CardListScreen.tsx";
import { standOf } from "./CardPage.tsx";
import { UpdateCardScreen } from "./CardScreens.tsx";

const texts = ["user", "account", "card", "form"];
const visa: Card = {
  card_id: "v",
  brand: "visa",
  number: "************4242",
  valid_period: "12/40",
  is_expired: 0,
  is_default: 1,
};
const old: Card = {
  ...visa,
  card_id: "o",
  brand: "jcb",
  valid_period: "01/25",
  is_expired: 1,
  is_default: 0,
};
const vault = { url: "/vault/cards", key: "public" };
const held = (cards: readonly Card[]) => [
  on(memberInfo, () => ({ data: someProfile() })),
  on(creditCartList, () => ({ data: { cards: [...cards], vault } })),
];
const as = { texts, uid: "one" };
beforeEach(() => sessionStorage.clear());

describe("saved cards", () => {
  it("stand with their brand, last digits, period, and which is used first", async () => {
    await renderPart(<CardListScreen query={{}} />, { ...as, store: signedIn(), rules: held([visa, old]) });
    const first = await screen.findByRole("link", {
      name: /Visa ending in 4242.*Valid until 12\/40.*Default/,
    });
    expect(first.getAttribute("href")).toBe("/updateCard?cardId=v");
    expect(screen.getByRole("link", { name: /JCB ending in 4242.*Expired/ })).toBeDefined();
  });

  it.each([
    ["a new one is there", "v", "", "Your card is saved."],
    ["one changed in its place", "gone-into-v", "v ************4242 01/30", "Your card is saved."],
    ["nothing changed", "never", standOf([visa]), /The card wasn’t saved/],
  ])("after the bank's page tell what came of it: %s", async (_, card_id, before, words) => {
    keepAwaitedCard({ uid: "one", replaces: null, before });
    await renderPart(<CardListScreen query={{ card_id }} />, {
      ...as,
      store: signedIn(),
      rules: held([visa]),
    });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it("that are somebody else's, or gone, say so and lead on", async () => {
    await renderPart(<UpdateCardScreen query={{ cardId: "x" }} />, {
      ...as,
      store: signedIn(),
      rules: held([visa]),
    });
    expect(await screen.findByRole("heading", { name: "This card isn’t saved here" })).toBeDefined();
  });

  it("are removed after a yes alone, and one that is gone already is as good as removed", async () => {
    const { store, sentTo } = await renderPart(<UpdateCardScreen query={{ cardId: "v" }} />, {
      ...as,
      store: signedIn(),
      rules: [...held([visa]), on(delCreditCart, () => ({ code: Code.noData }))],
    });
    await userEvent.click(await screen.findByRole("button", { name: "Remove the card" }));
    expect(sentTo(delCreditCart)).toEqual([]);
    store.get(alertAtom)?.onClose?.();
    await waitFor(() => expect(sentTo(delCreditCart)).toHaveLength(1));
  });

  it("that have expired ask for the new one at once, and cannot be used first", async () => {
    const { sentTo } = await renderPart(<UpdateCardScreen query={{ cardId: "o" }} />, {
      ...as,
      store: signedIn(),
      rules: held([visa, old]),
    });
    expect(await screen.findByLabelText("Card number")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Make default" })).toBeNull();
    expect(sentTo(editCreditCard)).toEqual([]);
  });
});
