import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Types a card of this number into the fields that are on the screen, or come within ten seconds. */
export async function typeCard(user: UserEvent, number: string): Promise<void> {
  await user.type(await screen.findByLabelText("Card number", {}, { timeout: 10_000 }), number);
  await user.type(screen.getByLabelText("Expiry date"), "1240");
  // American Express has four digits on the front.
  await user.type(screen.getByLabelText("Security code"), number.startsWith("37") ? "1234" : "123");
  await user.type(screen.getByLabelText("Name on the card"), "TARO YAMADA");
}
