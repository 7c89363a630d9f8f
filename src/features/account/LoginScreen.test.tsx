import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { login } from "#contract/calls/signIn.ts";
import { someUser } from "#boot/testing/session.ts";
import type { Told } from "#parts/testing/renderPart.tsx";
import { storedSession } from "#state/account/session.ts";
import { toastsAtom } from "#state/page/alerts.ts";
import { arrived, fill, openLogin as open, password, phone, submit } from "./testing/loginStage.tsx";
import { someSignedIn } from "./testing/someSignedIn.ts";

describe("signing in by password", () => {
  it("leads on to where one was going, signed in", async () => {
    const { user, sentTo } = await open();
    await fill(user);
    await user.click(submit());
    await arrived();
    expect(storedSession()).toEqual(someUser());
    expect(sentTo(login)).toMatchObject([
      { request: { by: "password", phone: "09012345678", password: "kakigori26" } },
    ]);
  });

  it("folds what a Japanese keyboard types, before it is sent", async () => {
    const { user, sentTo } = await open();
    await fill(user, "０９０－１２３４ー５６７８", "ｋａｋｉｇｏｒｉ２６");
    await user.keyboard("{Enter}");
    await arrived();
    expect(sentTo(login)).toMatchObject([{ request: { phone: "09012345678", password: "kakigori26" } }]);
  });

  it("lets password managers in: by name, and by paste", async () => {
    const { user } = await open();
    expect(phone().getAttribute("autocomplete")).toBe("username");
    expect(password().getAttribute("autocomplete")).toBe("current-password");
    await user.click(password());
    await user.paste("kakigori26");
    expect(password()).toHaveProperty("value", "kakigori26");
  });

  it("shows the password to whoever asks, and hides it again", async () => {
    const { user } = await open();
    const show = screen.getByRole("button", { name: "Show password" });
    await user.click(show);
    expect(password().getAttribute("type")).toBe("text");
    await user.click(show);
    expect(password().getAttribute("type")).toBe("password");
  });

  it("says what is missing at its field, and puts the focus on the first", async () => {
    const { user, sentTo } = await open();
    await user.click(submit());
    expect(await screen.findByText("Please enter your phone number.")).toBeDefined();
    expect(screen.getByText("Please enter your password.")).toBeDefined();
    expect(phone().getAttribute("aria-invalid")).toBe("true");
    await waitFor(() => expect(document.activeElement).toBe(phone()));
    expect(sentTo(login)).toHaveLength(0);
  });

  it("scolds nobody for passing through an empty field", async () => {
    const { user } = await open();
    await user.click(phone());
    await user.tab();
    expect(screen.queryByText(/^Please enter/)).toBeNull();
  });

  it.each([
    ["0901234567", /11 digits/],
    ["+81 90 12", /country code/],
    ["+1 000 000 0000", /country code/],
  ])("says what is wrong with the number %s", async (number, words) => {
    const { user } = await open();
    await user.type(phone(), number);
    await user.tab();
    expect(await screen.findByText(words)).toBeDefined();
  });

  it("takes a number from abroad", async () => {
    const { user, sentTo } = await open();
    await fill(user, "+82 10-1234-5678");
    await user.click(submit());
    await arrived();
    expect(sentTo(login)).toMatchObject([{ request: { phone: "+821012345678" } }]);
  });

  it("sends one request for ten taps and Enter", async () => {
    let answer: (told: Told<typeof login>) => void = () => {};
    const { user, sentTo } = await open({
      login: () => new Promise((resolve) => (answer = resolve)),
    });
    await fill(user);
    for (let tap = 0; tap < 10; tap += 1) fireEvent.click(submit());
    await user.type(password(), "{Enter}");
    await waitFor(() => expect(sentTo(login)).toHaveLength(1));
    await act(async () => answer({ data: someSignedIn() }));
    await arrived();
    expect(sentTo(login)).toHaveLength(1);
  });

  it("shows what the provider refused at its field, until that is changed", async () => {
    const { user } = await open({ login: { code: 108 } });
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText("Code 108")).toBeDefined();
    expect(password().getAttribute("aria-invalid")).toBe("true");
    await waitFor(() => expect(document.activeElement).toBe(password()));
    await user.tab();
    expect(screen.getByText("Code 108")).toBeDefined();
    await user.type(password(), "x");
    expect(screen.queryByText("Code 108")).toBeNull();
  });

  it.each(["offline", "timeout", "unreachable", "server"] as const)(
    "keeps what was typed when it is %s, and sends the same again under the same key",
    async (trouble) => {
      let told: Told<typeof login> = { trouble };
      const { user, sentTo } = await open({ login: async () => told });
      await fill(user);
      await user.click(submit());
      expect((await screen.findByRole("alert")).textContent).toContain("Your entries are saved");
      expect(password()).toHaveProperty("value", "kakigori26");
      told = { data: someSignedIn() };
      await user.click(submit());
      await arrived();
      const [first, second] = sentTo(login);
      expect(second?.key).toBe(first?.key);
    },
  );

  it("says what came along from the visitor", async () => {
    const moved = { orders: 1, cart_lines: 2, coupons: 0, addresses: 0 };
    const { user, store } = await open({ login: { data: someSignedIn({ moved }) } });
    await fill(user);
    await user.click(submit());
    await arrived();
    await waitFor(() =>
      expect(store.get(toastsAtom).map(({ text }) => text)).toEqual([
        "You’re signed in. Your cart and orders came with you.",
      ]),
    );
  });
});
