import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { register } from "#contract/calls/signIn.ts";
import { members } from "#provider/db/tables/members.ts";
import { taken } from "#provider/testing/guest.ts";
import { codeOn, newPhone, readCode, textsTo } from "#provider/testing/members.ts";
import type { TestProvider } from "#provider/testing/provider.ts";

export const PATIENCE = { timeout: 10_000 };
export const PASSWORD = "kakigori26";

/** What a customer does on the account's screens, with the phone in their hand. */
export function customer(provider: () => TestProvider) {
  const user = userEvent.setup();
  const button = (name: string) => screen.findByRole("button", { name }, PATIENCE);
  return {
    user,
    button,
    field: (name: string) => screen.findByLabelText(name, { selector: "input" }, PATIENCE),
    tap: async (name: string) => user.click(await button(name)),
    /** Types into a field by its label. */
    type: async (name: string, text: string) =>
      user.type(await screen.findByLabelText(name, { selector: "input" }, PATIENCE), text),
    /** Reads the newest code on the phone, once it is there. */
    code: async (phone: string) => {
      await waitFor(async () => expect(await textsTo(provider(), phone)).not.toEqual([]), PATIENCE);
      return readCode(provider(), phone);
    },
    /** A member with a phone and a password, registered elsewhere. */
    member: async () => {
      const phone = newPhone();
      const code = await codeOn(provider(), phone, "register");
      const session = await taken(provider().call(register, { phone, code, password: PASSWORD }));
      return { phone, session };
    },
    /** The row of whoever has a phone. */
    row: async (phone: string) => {
      const e164 = phone.replace(/^0/, "+81");
      const [row] = await provider().db.select().from(members).where(eq(members.phone, e164));
      return row;
    },
  };
}
