import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.setConfig({ testTimeout: 60_000 });
const PATIENCE = { timeout: 15_000 };
const { provider } = beforeProvider();

it("says once, and of no fault, from when on a store brings what is ordered ahead", async () => {
  await openOffPremises(provider());
  provider().clock.set(new Date("2026-11-21T18:00:00Z"));
  await openApp("/storeHome?storeId=diner&type=3");
  expect(await screen.findByText(/^Order ahead for delivery from /, {}, PATIENCE)).toBeDefined();
  expect(screen.queryByText(/^Delivery from /)).toBeNull();
});
