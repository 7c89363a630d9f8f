// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { gatedHistory } from "./historyGate.ts";

const first = { pathname: "/orderFood", search: "?storeId=bar", hash: "", state: null, key: "first" };
const gated = () => gatedHistory(first as Parameters<typeof gatedHistory>[0]);

beforeEach(() => window.history.replaceState(null, "", "/orderFood?storeId=bar"));

describe("the history before the host is ready", () => {
  it("shows the first address and touches nothing of the browser's", () => {
    const push = vi.spyOn(window.history, "pushState");
    const replace = vi.spyOn(window.history, "replaceState");
    const go = vi.spyOn(window.history, "go");
    const listen = vi.spyOn(window, "addEventListener");
    const history = gated();
    history.navigator.push("/order");
    history.navigator.replace("/home");
    history.navigator.go(-1);
    expect(history.get().location).toEqual(first);
    expect(history.isOpen()).toBe(false);
    for (const act of [push, replace, go, listen]) expect(act).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe("/orderFood");
    vi.restoreAllMocks();
  });

  it("makes links all the same", () => {
    const { navigator } = gated();
    expect(navigator.createHref("/order?tab=1")).toBe("/order?tab=1");
    expect(navigator.createHref({ pathname: "/order", search: "?tab=1" })).toBe("/order?tab=1");
    expect(navigator.encodeLocation?.("/order?tab=1")).toEqual({
      pathname: "/order",
      search: "?tab=1",
      hash: "",
    });
  });
});

describe("the history once the host is ready", () => {
  it("starts from the address as the host left it", () => {
    const history = gated();
    window.history.replaceState(null, "", "/orderFood?storeId=bar&tableId=T1");
    const told = vi.fn<() => void>();
    history.subscribe(told);
    history.open();
    expect(history.get().location).toMatchObject({
      pathname: "/orderFood",
      search: "?storeId=bar&tableId=T1",
    });
    expect(told).toHaveBeenCalled();
  });

  it("does what waited, in the order in which it was asked for", () => {
    const history = gated();
    history.navigator.push("/order");
    history.navigator.push("/home");
    history.navigator.replace("/mall");
    history.open();
    expect(window.location.pathname).toBe("/mall");
    expect(history.get().location.pathname).toBe("/mall");
    expect(window.history.state.idx).toBe(2);
  });

  it("opens once, and passes everything on from then", () => {
    const history = gated();
    history.navigator.push("/order");
    history.open();
    history.open();
    expect(window.history.state.idx).toBe(1);
    history.navigator.push("/home", { from: "here" });
    expect(history.get()).toMatchObject({
      action: "PUSH",
      location: { pathname: "/home", state: { from: "here" } },
    });
  });

  it("makes one entry of two taps, and leaves a sheet's alone", () => {
    const history = gated();
    history.open();
    history.navigator.push({ pathname: "/order", search: "?tab=1", hash: "" });
    history.navigator.push({ pathname: "/order", search: "?tab=1", hash: "" });
    expect(window.history.state.idx).toBe(1);
    window.history.pushState({ ...window.history.state, layers: ["sheet"] }, "");
    history.navigator.push("/order?tab=1");
    expect(window.history.state.idx).toBe(2);
    history.navigator.push("/order?tab=1", { steps: 1 });
    expect(window.history.state.idx).toBe(3);
  });

  it("hears of the browser's own back", async () => {
    const history = gated();
    history.open();
    history.navigator.push("/order");
    window.history.back();
    await vi.waitFor(() =>
      expect(history.get()).toMatchObject({ action: "POP", location: { pathname: "/orderFood" } }),
    );
  });

  it("tells nobody who has gone", () => {
    const history = gated();
    const told = vi.fn<() => void>();
    history.subscribe(told)();
    history.open();
    expect(told).not.toHaveBeenCalled();
  });
});
