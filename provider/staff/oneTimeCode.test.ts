import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { confirmCode, door, endCode, offerCode, signInAtDesk } from "#contract/calls/desk/door.ts";
import { listStaff } from "#contract/calls/desk/staff.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { type TestProvider, type TestProviderOptions, testProvider } from "#provider/testing/provider.ts";
import { begunDesk, GOOD_PASSWORD, staffBrowser, type StaffBrowser } from "#provider/testing/staffBrowser.ts";

const FORMER = "open the counter";
/** The shop and its guests share one address. */
const WIFI = "203.0.113.9";
const real = { hasDemo: false, deskPassword: FORMER };
const account = { login: "aoi@example.com", password: GOOD_PASSWORD };

let provider: TestProvider;
let owner: StaffBrowser;
async function open(settings: NonNullable<TestProviderOptions["settings"]> = real) {
  provider = await testProvider({ settings });
}
beforeEach(async () => {
  await open();
  ({ owner } = await begunDesk(provider, FORMER));
});
afterEach(() => provider.close());

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: provider.parts.clock().getTime() });

describe("one-time codes", () => {
  async function withCode() {
    const offered = (await owner.call(offerCode, { present: GOOD_PASSWORD })).data;
    expect(offered?.address).toContain(`secret=${offered?.secret}`);
    const { secret = "" } = offered ?? {};
    expect(await owner.call(confirmCode, { code: "000000" })).toMatchObject({ fault: "wrong_code" });
    expect((await owner.call(confirmCode, { code: codeOf(secret) })).data).toEqual({});
    return secret;
  }

  it("are asked for once they are confirmed, each taken once, and their secret is unreadable at rest", async () => {
    const secret = await withCode();
    expect(JSON.stringify(await provider.db.select().from(staff))).not.toContain(secret);
    const phone = staffBrowser(provider);
    expect(await phone.call(signInAtDesk, account)).toMatchObject({ fault: "code_needed" });
    expect(await phone.call(signInAtDesk, { ...account, code: codeOf(secret) })).toMatchObject({
      fault: "wrong_code",
    });
    provider.clock.advance(30_000);
    const code = codeOf(secret);
    expect((await phone.call(signInAtDesk, { ...account, code })).data).toEqual({});
    expect(await staffBrowser(provider).call(signInAtDesk, { ...account, code })).toMatchObject({
      fault: "wrong_code",
    });
    expect((await owner.call(endCode, { present: GOOD_PASSWORD })).data).toEqual({});
    expect((await staffBrowser(provider).call(signInAtDesk, account)).data).toEqual({});
  });

  it("slow down whoever has the password and guesses them", async () => {
    await withCode();
    const thief = staffBrowser(provider, { address: WIFI });
    const faults = [];
    for (let index = 0; index < 7; index += 1)
      faults.push((await thief.call(signInAtDesk, { ...account, code: `00000${index}` })).fault);
    expect(faults).toEqual([...Array(5).fill("wrong_code"), "held_up", "held_up"]);
  });

  it("are the first thing that owners set up where the operator asks for them", async () => {
    await provider.close();
    await open({ ...real, deskOwnerCodes: true });
    ({ owner } = await begunDesk(provider, FORMER));
    expect((await owner.call(door, {})).data?.me?.needs_code).toBe(true);
    expect(await owner.call(listStaff, {})).toMatchObject({ status: 403, fault: "forbidden" });
    expect((await owner.send("/desk/api/log.csv")).status).toBe(403);
    await withCode();
    expect((await owner.call(listStaff, {})).status).toBe(200);
  });
});
