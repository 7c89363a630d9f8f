import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { login, sendSmsCode } from "#contract/calls/signIn.ts";
import { arrived, openLogin as open, phone, toCode } from "./testing/loginStage.tsx";

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
    const { user } = await open({ login: { code: 107 } });
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
    const { user } = await open({ code: { code: 109 } });
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
