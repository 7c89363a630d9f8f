// @vitest-environment jsdom
import { createStore } from "jotai";
import { beforeEach, expect, it, vi } from "vitest";
import { someUser } from "#boot/testing/session.ts";
import { sessionAtom } from "#state/account/session.ts";
import { workerNewsAtom } from "#state/page/pageState.ts";
import { someContainer } from "../testing/someContainer.ts";
import { refreshKeptPages } from "./refreshKeptPages.ts";
import { leaveIfDismissed } from "./dismissal.ts";

vi.mock("./dismissal.ts", async (original) => ({
  ...(await original<object>()),
  leaveIfDismissed: vi.fn<() => Promise<boolean>>(async () => true),
}));

function open(user = someUser() as ReturnType<typeof someUser> | null, isControlled = true) {
  const worker = someContainer({ isControlled });
  const store = createStore();
  store.set(sessionAtom, user);
  refreshKeptPages(store);
  return { ...worker, store };
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.mocked(leaveIfDismissed).mockClear();
  localStorage.clear();
  for (const name of ["keptAt", "theme"]) delete document.documentElement.dataset[name];
});

it("what was kept for one account is forgotten with it, and nothing because somebody signs in or has another token", async () => {
  const { store, told } = open(null);
  store.set(sessionAtom, someUser());
  store.set(sessionAtom, someUser({ auth_token: "token-2" }));
  store.set(sessionAtom, null);
  await vi.waitFor(() => expect(told).toEqual([{ type: "forget" }]));
  store.set(sessionAtom, someUser());
  store.set(sessionAtom, someUser({ uid: "u2" }));
  await vi.waitFor(() => expect(told).toEqual([{ type: "forget" }, { type: "forget" }]));
});

it("the server is asked whether a worker that is there is to go, and for none where there is none", () => {
  const { container } = open();
  expect(leaveIfDismissed).toHaveBeenCalledExactlyOnceWith(container);
  open(null, false);
  expect(leaveIfDismissed).toHaveBeenCalledTimes(1);
});

it("a kept page says since when, is asked for anew, and is light or dark as was chosen since", async () => {
  Object.assign(document.documentElement.dataset, { keptAt: "1000", theme: "light" });
  localStorage.setItem("theme", "dark");
  const { store, told } = open();
  expect(store.get(workerNewsAtom)?.keptAt).toBe(1_000);
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  await vi.waitFor(() => expect(told).toMatchObject([{ type: "keep", pause: 0 }]));
  localStorage.removeItem("theme");
  open();
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
});
