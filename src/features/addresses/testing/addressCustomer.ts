import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { addrAdd, addrList } from "#contract/calls/addresses.ts";
import type { RequestOf } from "#contract/call.ts";
import { noneRegister } from "#contract/calls/session.ts";
import { taken } from "#provider/testing/guest.ts";
import type { TestProvider } from "#provider/testing/provider.ts";

export const PATIENCE = { timeout: 10_000 };

export const MARUNOUCHI: RequestOf<typeof addrAdd> = {
  name: "Hana",
  phone: "09012345678",
  postal_code: "1000005",
  prefecture: "東京都",
  city: "千代田区",
  address: "丸の内1-1-1",
  detail: "",
};

/** What a customer does on the screens about addresses. */
export function addressCustomer(provider: () => TestProvider) {
  const user = userEvent.setup();
  const field = (name: RegExp | string) =>
    screen.findByLabelText<HTMLInputElement>(name, { selector: "input" }, PATIENCE);
  const type = async (name: RegExp | string, text: string) => user.type(await field(name), text);
  return {
    user,
    field,
    type,
    value: async (name: RegExp | string) => (await field(name)).value,
    tap: async (name: RegExp | string, role = "button") =>
      user.click(await screen.findByRole(role, { name }, PATIENCE)),
    arrived: (path: string) => waitFor(() => expect(window.location.pathname).toBe(path), PATIENCE),
    /** Receiver and phone, the latter as a Japanese keyboard types it. */
    fillReceiver: async () => {
      await type("Recipient", "Hana Sato");
      await type("Phone number", "０９０－１２３４－５６７８");
    },
    /** Somebody with a session and these addresses, the first of them the default. */
    someone: async (...drafts: Partial<RequestOf<typeof addrAdd>>[]) => {
      const session = await taken(provider().call(noneRegister, {}));
      localStorage.setItem("user", JSON.stringify(session));
      const saved = [];
      for (const draft of drafts)
        saved.push(await taken(provider().call(addrAdd, { ...MARUNOUCHI, ...draft }, { session })));
      const list = async () => (await taken(provider().call(addrList, {}, { session }))).addresses;
      return { session, saved, list };
    },
  };
}
