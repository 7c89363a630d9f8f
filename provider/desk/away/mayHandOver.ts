import { typedPhone } from "#domain/values/typedText.ts";
import type { Said } from "#provider/desk/said.ts";
import { clearPaced, countPaced, type Pace } from "#provider/slowDown.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import type { Parts } from "#provider/parts.ts";

const DIGITS = 4;
/** For an order: four digits are soon guessed. Guests who mistake theirs wait for minutes, and a note needs none. */
const TRIES: Pace = { name: "digits of a take-away", free: 10, pause: 10, longest: 300, drains: 3_600 };

/**
 * Whether a take-away may be handed out: to whoever says the last four digits of the customer's phone (specification,
 * section 9), or, with a note of how they were known, by the staff's own word. Null when it may; else what is said.
 */
export async function mayHandOver(
  { db, clock }: Pick<Parts, "db" | "clock">,
  { contact_phone, order_no }: Pick<OrderRow, "contact_phone" | "order_no">,
  { digits, note }: { readonly digits: string; readonly note: string },
): Promise<Said | null> {
  if (note !== "") return null;
  if ((await countPaced(db, TRIES, order_no, clock())) !== null) return "too_many_digits";
  // Whoever types the whole number has typed its end.
  const given = typedPhone(digits).slice(-DIGITS);
  const isRight = given.length === DIGITS && contact_phone.slice(-DIGITS) === given;
  if (!isRight) return "wrong_digits";
  await clearPaced(db, TRIES, order_no);
  return null;
}
