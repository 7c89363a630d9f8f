import { afterAll, beforeAll, expect, it } from "vitest";
import { listTexts } from "#contract/calls/desk/messages.ts";
import { deskOf } from "#provider/testing/deskVisit.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { codeOn, newPhone } from "#provider/testing/members.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

it("the desk stands for every phone of a demo: the newest text first, of its number the last four digits", async () => {
  const desk = await deskOf(provider);
  const [first, second] = [newPhone(), newPhone()];
  const codes = [await codeOn(provider, first, "register")];
  provider.clock.advance(1_000);
  codes.push(await codeOn(provider, second, "register", { language: "en" }));
  const { reach, texts } = await desk.given(listTexts, { store_id: "diner" });
  expect(reach).toBe("desk");
  expect(texts.map(({ last4 }) => last4)).toEqual([second.slice(-4), first.slice(-4)]);
  expect(texts[0]?.content).toContain(`${codes[1]} is your registration code`);
  expect(texts[1]?.content).toContain(`${codes[0]} が会員登録の認証コードです`);
  expect(JSON.stringify(texts)).not.toContain(first.slice(1));
  const waiter = await desk.enter({}, "floor");
  expect(await desk.send(listTexts, { store_id: "diner" }, waiter)).toBe("forbidden");
});

it("the desk says how texts stand where they go to real phones, and shows nobody's", async () => {
  const real = await planted();
  const phone = newPhone();
  const code = await codeOn(real, phone, "register");
  Object.assign(real.parts.settings, {
    twilio: { accountSid: "AC0", authToken: "t", from: "+815000000000" },
  });
  const desk = await deskOf(real);
  const answer = await desk.given(listTexts, { store_id: "diner" });
  expect(answer).toMatchObject({
    reach: "customers",
    texts: [{ last4: phone.slice(-4), state: "waiting", content: "" }],
  });
  for (const secret of [phone.slice(1), "認証コードです"])
    expect(JSON.stringify(answer)).not.toContain(secret);
  expect(answer.texts.map(({ content }) => content).join()).not.toContain(code);
  await real.close();
});
