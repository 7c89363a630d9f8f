import liff from "@line/liff";
import { LiffMockPlugin } from "@line/liff-mock";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { useLocation } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { lineReach } from "#boot/line.ts";
import { lineSdk } from "#liff/sdk.ts";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { ScanButton } from "./ScanButton.tsx";

const liffId = "1234567890-AbcdEfgh";
const reach = lineReach(lineSdk(liffId), { liffId, origin: window.location.origin });
type Kept = Record<string, unknown>;
const mock = () => (liff as unknown as { $mock: { set: (change: (kept: Kept) => Kept) => void } }).$mock;
const answer = (said: Kept) => mock().set((kept) => ({ ...kept, ...said }));
const asked = vi.fn<() => Promise<never>>();

function Here() {
  const { pathname, search, hash } = useLocation();
  return <p>At {pathname + search + hash}</p>;
}

async function tapScan(host: "line" | "browser", onGift?: (code: string) => void) {
  const user = userEvent.setup();
  const store = createStore();
  store.set(signInPathAtom, (signInPath) => ({ ...signInPath, host, liffId, reach: async () => reach }));
  await renderPart(
    <>
      <ScanButton label="Scan" {...(onGift ? { onGift } : {})} />
      <Here />
    </>,
    { store, address: "/loginInput", texts: ["scan"] },
  );
  expect(asked).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Scan" }));
  return { user };
}

beforeAll(async () => {
  liff.use(new LiffMockPlugin());
  await liff.init({ liffId, mock: true } as Parameters<typeof liff.init>[0]);
});
beforeEach(() => {
  asked.mockReset().mockRejectedValue(new DOMException("no", "NotAllowedError"));
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia: asked }, configurable: true });
  answer({ isInClient: true, isApiAvailable: true });
});
afterEach(() => vi.restoreAllMocks());

describe("in LINE, by its own mock", () => {
  it("a table's code leads to its menu, and our camera stays off", async () => {
    answer({ scanCode: { value: `https://liff.line.me/${liffId}/orderFood?storeId=ramen&tableId=t1` } });
    await tapScan("line");
    expect(await screen.findByText("At /orderFood?storeId=ramen&tableId=t1")).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
  });

  it("a reader that was closed leaves one where one was, ready for another tap", async () => {
    const scan = vi.spyOn(liff, "scanCodeV2");
    answer({ scanCode: { value: null } });
    const { user } = await tapScan("line");
    await waitFor(() => expect(scan).toHaveBeenCalledTimes(1));
    await user.click(screen.getByRole("button", { name: "Scan" }));
    await waitFor(() => expect(scan).toHaveBeenCalledTimes(2));
    expect(screen.getByText("At /loginInput")).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("somebody else's code is shown and goes nowhere", async () => {
    answer({ scanCode: { value: "https://evil.example/orderFood?storeId=ramen" } });
    await tapScan("line");
    expect(await screen.findByText("https://evil.example/orderFood?storeId=ramen")).toBeDefined();
    expect(screen.getByText("At /loginInput")).toBeDefined();
  });

  it("where LINE cannot read, our sheet does", async () => {
    answer({ isApiAvailable: false });
    await tapScan("line");
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(await screen.findByText(/Camera access is off/)).toBeDefined();
  });
});

describe("elsewhere", () => {
  it("whoever keeps the camera to themselves types the code: a gift's goes to the place for it", async () => {
    const { user } = await tapScan("browser");
    expect(await screen.findByText(/Camera access is off/)).toBeDefined();
    await user.type(screen.getByLabelText("Type a code or link"), "4f7k2mq0zp9c");
    await user.click(screen.getByRole("button", { name: "Go" }));
    expect(await screen.findByText("At /activate#code=4f7k2mq0zp9c")).toBeDefined();
  });

  it("a device without a camera says so, and a screen that takes a gift's code gets it", async () => {
    asked.mockRejectedValue(new DOMException("none", "NotFoundError"));
    const onGift = vi.fn<(code: string) => void>();
    const { user } = await tapScan("browser", onGift);
    expect(await screen.findByText(/No camera was found/)).toBeDefined();
    await user.type(screen.getByLabelText("Type a code or link"), "4F7K-2MQ0-ZP9C{Enter}");
    expect(onGift).toHaveBeenCalledWith("4F7K-2MQ0-ZP9C");
    expect(screen.getByText("At /loginInput")).toBeDefined();
  });

  it("the camera's lamp is switched on and off where it has one, and is no longer offered once it fails", async () => {
    const applied = vi.fn<(lit: unknown) => Promise<void>>().mockResolvedValue();
    const track = { stop: () => {}, getCapabilities: () => ({ torch: true }), applyConstraints: applied };
    asked.mockResolvedValue({ getTracks: () => [track], getVideoTracks: () => [track] } as never);
    vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    const { user } = await tapScan("browser");
    const lamp = await screen.findByRole("button", { name: "Light", pressed: false });
    await user.click(lamp);
    await screen.findByRole("button", { name: "Light", pressed: true });
    await user.click(lamp);
    await screen.findByRole("button", { name: "Light", pressed: false });
    expect(applied.mock.calls).toEqual([
      [{ advanced: [{ torch: true }] }],
      [{ advanced: [{ torch: false }] }],
    ]);
    applied.mockRejectedValue(new DOMException("no", "OverconstrainedError"));
    await user.click(lamp);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Light" })).toBeNull());
  });

  it("a camera without a lamp offers none", async () => {
    const able = vi.fn<() => object>(() => ({}));
    const track = { stop: () => {}, getCapabilities: able };
    asked.mockResolvedValue({ getTracks: () => [track], getVideoTracks: () => [track] } as never);
    vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    await tapScan("browser");
    await waitFor(() => expect(able).toHaveBeenCalled());
    expect(screen.queryByRole("button", { name: "Light" })).toBeNull();
  });
});
