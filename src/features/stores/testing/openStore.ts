import { screen } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { TOWER } from "#provider/testing/offPremisesGuest.ts";
import { openApp } from "#tests/component/openApp.tsx";

const PATIENCE = { timeout: 10_000 };

/** Opens the diner's page, having said where one is, on a screen so tall that all of its menu is drawn. */
export async function open(address: string, at = TOWER): Promise<UserEvent> {
  const where = { ...at, label: "Where I am", source: "search" };
  localStorage.setItem("noren.whereabouts", JSON.stringify(where));
  window.innerHeight = 2_000;
  await openApp(address);
  await screen.findByText("Shoyu Ramen", { selector: "h3 span" }, PATIENCE);
  return userEvent.setup();
}
