import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendMemberSmsCode } from "#contract/calls/member.ts";
import { login, sendSmsCode } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { guest, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { addressOf, newMember, newPhone, readCode, textsTo } from "#provider/testing/members.ts";

let provider: Planted;
const SECOND = 1_000;

beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

const send = (phone: string, purpose: "register" | "log_in" | "reset_password") =>
  provider.call(sendSmsCode, { phone, purpose }, { address: addressOf(phone) });

describe("whether a phone is known", () => {
  it("is told to that phone alone: the answers are the same", async () => {
    const known = await newMember(provider, { language: "en" });
    provider.clock.advance(61 * SECOND);
    for (const purpose of ["register", "log_in", "reset_password"] as const) {
      const unknown = newPhone();
      const replies = [await send(known.phone, purpose), await send(unknown, purpose)];
      expect(replies[0]).toEqual(replies[1]);
      const again = [await send(known.phone, purpose), await send(unknown, purpose)];
      expect(again[0]).toEqual(again[1]);
    }
    const stranger = newPhone();
    await taken(provider.call(sendSmsCode, { phone: stranger, purpose: "log_in" }, { language: "en" }));
    expect(await textsTo(provider, stranger)).toEqual([
      "There's no account for this number. Please register first.",
    ]);
    expect((await provider.call(login, { by: "code", phone: stranger, code: "0000" })).code).toBe(
      Code.wrongCode,
    );
  });

  it("is no more told to a visitor who wants the number for themselves", async () => {
    const known = await newMember(provider);
    const one = await guest(provider);
    const ask = (phone: string) => one.send(sendMemberSmsCode, { purpose: "change_phone", phone });
    provider.clock.advance(61 * SECOND);
    expect(await ask(known.phone)).toEqual(await ask(newPhone()));
    await expect(readCode(provider, known.phone)).rejects.toThrow("別のアカウント");
  });
});
