import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { noneRegister } from "#contract/calls/session.ts";
import { checkCode, restPwd, sendSmsCode } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { slowdowns } from "#provider/db/tables/members.ts";
import { verificationCodes } from "#provider/db/tables/signIn.ts";
import { deskVisit } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { codeOn, newMember, newPhone, PASSWORD, textsTo } from "#provider/testing/members.ts";

/** Registrations, and passwords that are tried, of a minute: more than those that are looked at. */
const REGISTRATIONS = 25;
let provider: Planted;

const atOnce = async <T>(
  count: number,
  make: (index: number) => Promise<T>,
  of: (made: T) => number | string,
) => (await Promise.all(Array.from({ length: count }, (_, index) => make(index)))).map(of);
const codeOf = ({ code }: { readonly code: number }) => code;
const tally = (codes: readonly (number | string)[]) =>
  Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]));
const address = "203.0.113.9";

beforeAll(async () => {
  provider = await planted({ settings: { registrationsAMinute: REGISTRATIONS } });
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.db.delete(slowdowns);
});
afterAll(() => provider.close());

describe("forty at the same moment", () => {
  it("guess at one code five times, and count for nothing once it is worn out", async () => {
    const phone = newPhone();
    const right = await codeOn(provider, phone, "register");
    const guess = (index: number) => {
      const code = String((Number(right) + index + 1) % 10_000).padStart(4, "0");
      return provider.call(checkCode, { phone, purpose: "register", code }, { address });
    };
    expect(tally(await atOnce(40, guess, codeOf))).toEqual({ [Code.wrongCode]: 40 });
    const [row] = await provider.db.select().from(verificationCodes);
    expect(row?.tries_left).toBe(0);
    const tries = await provider.db.select({ tries: slowdowns.tries, name: slowdowns.name }).from(slowdowns);
    expect(tries).toContainEqual({ tries: 5, name: "codes of a phone" });
  });

  it("try one's own password ten times by the same session", async () => {
    const { session } = await newMember(provider);
    const change = (index: number) =>
      provider.call(
        restPwd,
        { by: "password", present_password: `guess${index}`, password: `stolen${index}` },
        { session },
      );
    expect(tally(await atOnce(40, change, codeOf))).toEqual({
      [Code.passwordMismatch]: 10,
      [Code.tooManyRequests]: 30,
    });
    provider.clock.advance(60_000);
    const own = { by: "password", present_password: PASSWORD, password: "shoyu8888" } as const;
    expect((await provider.call(restPwd, own, { session })).code).toBe(Code.success);
  });

  it("have six codes sent to a phone from one place, ten from everywhere", async () => {
    const sendTo = (phone: string, index: number, from: string) =>
      provider.call(
        sendSmsCode,
        { phone, purpose: "register" },
        { address: from, base: { device: `browser-of-somebody-${index}` } },
      );
    const one = newPhone();
    const here = await atOnce(40, (index) => sendTo(one, index, "203.0.113.11"), codeOf);
    expect(tally(here)).toEqual({ [Code.success]: 6, [Code.tooManyRequests]: 34 });
    expect(await textsTo(provider, one)).toHaveLength(6);
    const other = newPhone();
    const everywhere = await atOnce(40, (index) => sendTo(other, index, `10.9.0.${index}`), codeOf);
    expect(tally(everywhere)).toEqual({ [Code.success]: 10, [Code.tooManyRequests]: 30 });
    expect(await textsTo(provider, other)).toHaveLength(10);
  });

  it("become as many visitors from one address as may in a minute", async () => {
    const register = () => provider.call(noneRegister, {}, { address: "203.0.113.12" });
    expect(tally(await atOnce(40, register, codeOf))).toEqual({
      [Code.success]: REGISTRATIONS,
      [Code.tooManyRequests]: 15,
    });
  });

  it("are looked at ten times at the desk's door", async () => {
    const visit = deskVisit(provider);
    const knock = (index: number) =>
      visit.call("signin", { login: "owner", password: `guess ${index} at a password` }, { address });
    const faults = await atOnce(
      40,
      async (index) => (await (await knock(index)).json()) as { fault: string },
      ({ fault }) => fault,
    );
    expect(tally(faults)).toEqual({ wrong_password: 10, held_up: 30 });
  });
});
