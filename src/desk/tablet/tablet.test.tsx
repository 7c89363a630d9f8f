import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PIN_IDLE_SECONDS } from "#contract/calls/desk/tablets.ts";
import form from "#locales/en/form.json" with { type: "json" };
import tablet from "#locales/en/desk/tablet.json" with { type: "json" };
import type { Fault } from "#parts/forms/fault.ts";
import { startTexts } from "#text/instance.ts";
import { PinPad } from "./PinPad.tsx";
import { useTouches } from "./useTouches.ts";

// @vitest-environment jsdom

const texts = startTexts("en", { form, "desk/tablet": tablet });

function openPad(onPin: (pin: string) => Promise<Fault | null>) {
  render(
    <I18nextProvider i18n={texts}>
      <PinPad label="PIN (Ken)" onPin={onPin} />
    </I18nextProvider>,
  );
}

test("the fourth digit sends a PIN, by finger or keyboard, and a wrong one is typed anew", async () => {
  const user = userEvent.setup();
  const wrong = { kind: "message", code: 0, text: "Wrong PIN." } as const;
  const onPin = vi.fn<(pin: string) => Promise<Fault | null>>().mockResolvedValue(wrong);
  openPad(onPin);
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  await press("4");
  await press("9");
  await press("Delete");
  await user.keyboard("8");
  expect(screen.getByRole("status").textContent).toBe("2 of 4 digits");
  await user.keyboard("2");
  expect(onPin).not.toHaveBeenCalled();
  await press("6");
  expect(onPin).toHaveBeenCalledExactlyOnceWith("4826");
  expect(screen.getByRole("alert").textContent).toBe("Wrong PIN.");
  expect(screen.getByRole("status").textContent).toBe("0 of 4 digits");
  await press("1");
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("a fifth digit waits for what becomes of the four before it", async () => {
  const user = userEvent.setup();
  const onPin = vi.fn<(pin: string) => Promise<Fault | null>>().mockResolvedValue(null);
  openPad(onPin);
  await user.keyboard("48265");
  expect(onPin).toHaveBeenCalledExactlyOnceWith("4826");
});

const stayed = vi.fn<(path: unknown) => Promise<Response>>();
beforeEach(() => {
  stayed.mockReset();
  stayed.mockImplementation(() => Promise.resolve(Response.json({ data: {} })));
  vi.stubGlobal("fetch", stayed);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Touched({ isOn = true, onIdle }: { readonly isOn?: boolean; readonly onIdle: () => void }) {
  useTouches({ isOn, isByPin: true, onIdle });
  return null;
}

const touch = () => act(() => window.dispatchEvent(new Event("pointerdown")));
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

test("a shared tablet is left after minutes without a touch, of which the provider hears now and then", async () => {
  vi.useFakeTimers();
  const onIdle = vi.fn<() => void>();
  render(<Touched onIdle={onIdle} />);
  for (let times = 0; times < 10; times += 1) {
    await pass(20);
    touch();
  }
  expect(stayed.mock.calls.map(([path]) => path)).toEqual(
    Array.from({ length: 5 }, () => "/desk/api/pin/stay"),
  );
  await pass(PIN_IDLE_SECONDS - 5);
  expect(onIdle).not.toHaveBeenCalled();
  await pass(10);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test("the first touch of a tablet that has slept leaves it, and is no touch of whoever was there", async () => {
  vi.useFakeTimers();
  const onIdle = vi.fn<() => void>();
  render(<Touched onIdle={onIdle} />);
  // Timers of a page that sleeps stand still, and the clock does not.
  vi.setSystemTime(Date.now() + PIN_IDLE_SECONDS * 1_000);
  touch();
  expect(onIdle).toHaveBeenCalledTimes(1);
  expect(stayed).not.toHaveBeenCalled();
});

test("one's own browser is never left by itself", async () => {
  vi.useFakeTimers();
  const onIdle = vi.fn<() => void>();
  render(<Touched isOn={false} onIdle={onIdle} />);
  await pass(PIN_IDLE_SECONDS * 3);
  expect(onIdle).not.toHaveBeenCalled();
});
