import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { someUser } from "#boot/testing/session.ts";
import { login, sendSmsCode } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import type { Reply } from "#parts/testing/renderPart.tsx";
import { storedSession } from "#state/account/session.ts";
import { toastsAtom } from "#state/page/alerts.ts";
import { someSignedIn } from "./testing/someMember.ts";
import { arrived, fill, openLogin as open, password, phone, submit, toCode } from "./testing/loginStage.tsx";

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
    let answer: (told: Reply<typeof login>) => void = () => {};
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
    const { user } = await open({ login: { code: Code.passwordMismatch } });
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
      let told: Reply<typeof login> = { trouble };
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

describe("signing in by a code", () => {
  afterEach(() => vi.useRealTimers());

  describe("signing in by code", () => {
    it("asks for the phone once, and goes on as soon as the code is whole", async () => {
      const { user, sentTo } = await open();
      const code = await toCode(user);
      expect(code.getAttribute("autocomplete")).toBe("one-time-code");
      expect(code.getAttribute("inputmode")).toBe("numeric");
      await user.type(code, "4821");
      await arrived();
      expect(sentTo(login)).toMatchObject([{ request: { by: "code", phone: "09012345678", code: "4821" } }]);
      expect(sessionStorage.length).toBe(0);
    });

    it.each(["４８２１", "48 21", "Your code is 4821."])("takes %s from the clipboard", async (pasted) => {
      const { user, sentTo } = await open();
      await user.click(await toCode(user));
      await user.paste(pasted);
      await arrived();
      expect(sentTo(login)).toMatchObject([{ request: { code: "4821" } }]);
    });

    it("survives a reload of the page without keeping the code", async () => {
      const first = await open();
      const code = await toCode(first.user);
      await first.user.type(code, "48");
      first.unmount();
      // By itself: the times that are kept have these digits too, now and then.
      expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/(?<!\d)48(?!\d)/);

      const { user } = await open();
      await user.type(await screen.findByLabelText("Verification code"), "4821");
      await arrived();
    });

    it("shows a wrong code at its field", async () => {
      const { user } = await open({ login: { code: Code.wrongCode } });
      await user.type(await toCode(user), "0000");
      expect(await screen.findByText("Code 107")).toBeDefined();
      expect(screen.getByLabelText("Verification code").getAttribute("aria-invalid")).toBe("true");
    });

    it("sends another once the provider does so again, and counts until then", async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { user, sentTo } = await open();
      await toCode(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
      expect(screen.getByText("New code in 60 seconds")).toBeDefined();
      await act(async () => vi.advanceTimersByTime(30_000));
      expect(screen.getByText(/^New code in (29|30) seconds$/)).toBeDefined();
      await act(async () => vi.advanceTimersByTime(31_000));
      vi.useRealTimers();
      await user.click(screen.getByText("Resend code"));
      expect(await screen.findByText(/^New code in (59|60) seconds$/)).toBeDefined();
      expect(sentTo(sendSmsCode)).toHaveLength(2);
    });

    it("offers another phone, with the one typed at hand", async () => {
      const { user } = await open();
      await toCode(user);
      await user.click(screen.getByText("Use another number"));
      expect(phone()).toHaveProperty("value", "09012345678");
    });

    it("offers to register where nobody has that number", async () => {
      const { user } = await open({ code: { code: Code.accountNotFound } });
      await user.click(screen.getByRole("tab", { name: "Code by SMS" }));
      await user.type(phone(), "09012345678");
      await user.click(screen.getByText("Send code"));
      const message = await screen.findByText(/Code 109/);
      expect(message.querySelector("a")?.getAttribute("href")).toContain("/register?callback=");
    });

    it("takes the code from the message where the browser can, and stops when one leaves", async () => {
      const asked: AbortSignal[] = [];
      let give: (found: unknown) => void = () => {};
      vi.stubGlobal("OTPCredential", vi.fn<() => void>());
      Object.defineProperty(navigator, "credentials", {
        configurable: true,
        value: {
          get: ({ signal }: { signal: AbortSignal }) => {
            asked.push(signal);
            return new Promise((resolve) => (give = resolve));
          },
        },
      });
      const { user, unmount } = await open();
      await toCode(user);
      await act(async () => give({ code: "4821" }));
      await arrived();
      unmount();
      expect(asked.at(-1)?.aborted).toBe(true);
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, "credentials");
    });
  });
});
