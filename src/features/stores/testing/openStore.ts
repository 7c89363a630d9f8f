import { screen } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { TOWER } from "#provider/testing/offPremisesGuest.ts";
import { openApp } from "#tests/component/openApp.tsx";

const PATIENCE = { timeout: 10_000 };

/** Opens the diner's page, having said where one is. */
export async function open(address: string, at = TOWER): Promise<UserEvent> {
  const where = { ...at, label: "Where I am", source: "search" };
  localStorage.setItem("noren.whereabouts", JSON.stringify(where));
  await openApp(address);
  await screen.findByText("Shoyu Ramen", { selector: "h3 *" }, PATIENCE);
  return userEvent.setup();
}

/** Opens the carts of the way that one orders, by the bar at the foot. */
export async function openCart(user: UserEvent, name: string): Promise<HTMLElement> {
  await user.click(screen.getByText(/^View cart/));
  return screen.findByRole("dialog", { name }, PATIENCE);
}
