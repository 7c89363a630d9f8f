import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { expect, it, vi } from "vitest";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { plainReach } from "#state/account/hostCapabilities.ts";
import { type HostKind, signInPathAtom } from "#state/account/signInPath.ts";
import { OutsideLink } from "./OutsideLink.tsx";

const MAP = "https://www.google.com/maps/dir/?api=1";

async function tapLink(host: HostKind) {
  const openOutside = vi.fn<(address: string) => void>();
  const stopped: boolean[] = [];
  const store = createStore();
  store.set(signInPathAtom, (signInPath) => ({
    ...signInPath,
    host,
    reach: async () => ({ ...plainReach, openOutside }),
  }));
  await renderPart(<OutsideLink href={MAP}>Directions</OutsideLink>, { store });
  const see = (event: Event) => {
    stopped.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener("click", see, { once: true });
  await userEvent.setup().click(screen.getByRole("link", { name: "Directions" }));
  return { openOutside, stopped };
}

it("opens in the device's own browser from LINE, whose browser hands over to no map", async () => {
  const { openOutside, stopped } = await tapLink("line");
  await waitFor(() => expect(openOutside.mock.calls).toEqual([[MAP]]));
  expect(stopped).toEqual([true]);
});

it.each(["browser", "wechat"] as const)("is a link like any other, beside the app, in a %s", async (host) => {
  const { openOutside, stopped } = await tapLink(host);
  expect([openOutside.mock.calls, stopped]).toEqual([[], [false]]);
  expect(screen.getByRole("link").getAttribute("target")).toBe("_blank");
});
