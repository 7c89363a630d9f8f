// @vitest-environment jsdom
import { createStore } from "jotai";
import { beforeEach, expect, it, vi } from "vitest";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { someContainer } from "../testing/someContainer.ts";
import { followUpdates } from "./followUpdates.ts";
import { keepPages } from "./keepPages.ts";
import { leaveIfDismissed } from "./dismissal.ts";
import { startOffline } from "./startOffline.ts";

vi.mock("./followUpdates.ts", () => ({ followUpdates: vi.fn<() => void>() }));
vi.mock("./keepPages.ts", async (original) => ({
  ...(await original<object>()),
  keepPages: vi.fn<() => void>(),
}));
vi.mock("./dismissal.ts", async (original) => ({
  ...(await original<object>()),
  leaveIfDismissed: vi.fn<() => Promise<boolean>>(),
}));

async function start({
  isControlled = true,
  isDismissed = false,
  host = "browser" as "browser" | "line",
} = {}) {
  vi.mocked(leaveIfDismissed).mockResolvedValue(isDismissed);
  const worker = someContainer({ isControlled });
  const store = createStore();
  store.set(signInPathAtom, { ...store.get(signInPathAtom), host });
  await startOffline(store);
  return worker;
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubEnv("DEV", false);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("ServiceWorkerRegistration", EventTarget);
});

it("a browser's worker is registered, followed, and told what to keep, with what came before it where it is new", async () => {
  const { register } = await start({ isControlled: false });
  expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js", { updateViaCache: "none" });
  expect(followUpdates).toHaveBeenCalledTimes(1);
  await start();
  expect(vi.mocked(keepPages).mock.calls.map(([, isFirst]) => isFirst)).toEqual([true, false]);
});

it("none is registered in LINE, nor where the server has none", async () => {
  expect((await start({ host: "line" })).register).not.toHaveBeenCalled();
  expect(leaveIfDismissed).not.toHaveBeenCalled();
  expect((await start({ isDismissed: true })).register).not.toHaveBeenCalled();
  expect(keepPages).not.toHaveBeenCalled();
});

it("a browser that is told to refuse one goes on without", async () => {
  vi.stubGlobal("ServiceWorkerRegistration", Request);
  await start();
  expect([followUpdates, keepPages].map((each) => vi.mocked(each).mock.calls.length)).toEqual([0, 0]);
});
