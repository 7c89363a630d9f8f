import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { afterEach, expect, it } from "vitest";
import { updateToken } from "#contract/calls/session.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { sessionAtom } from "#state/account/session.ts";
import { alertAtom } from "#state/page/alerts.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import { SignOutButton } from "./SignOutButton.tsx";

const GINZA = { latitude: 35.67, longitude: 139.76, label: "Ginza", source: "search" } as const;

afterEach(() => localStorage.clear());

it.each([
  ["forgets a place that is one of the account's addresses", { ...GINZA, address_id: "a" }, null],
  ["keeps a place that anybody may have said", GINZA, GINZA],
])("%s", async (_, said, kept) => {
  const store = createStore();
  store.set(sessionAtom, { uid: "u", auth_token: "t", inform_channel: null, inform_channel_member: null });
  store.set(whereaboutsAtom, said);
  await renderPart(<SignOutButton />, {
    store,
    texts: ["account"],
    rules: [on(updateToken, () => ({ trouble: "offline" }))],
  });
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  await act(async () => store.get(alertAtom)?.onClose?.());
  await expect.poll(() => store.get(sessionAtom)).toBeNull();
  expect(store.get(whereaboutsAtom)).toEqual(kept);
});
