import { afterAll, beforeAll, expect, it } from "vitest";
import { deskOf, textOf } from "#provider/testing/deskVisit.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { codeOn, newPhone } from "#provider/testing/members.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

it("the desk stands for every phone of a demo: the newest text first, of its number the last four digits", async () => {
  const desk = await deskOf(provider);
  expect(await desk.page("/goods")).toContain('href="/desk/diner/texts"');
  const [first, second] = [newPhone(), newPhone()];
  const codes = [
    await codeOn(provider, first, "register"),
    await codeOn(provider, second, "register", { language: "en" }),
  ];
  const page = await desk.page("/texts");
  expect(page).toContain(`${codes[0]} が会員登録の認証コードです`);
  expect(page.indexOf(`${codes[1]} is your code`)).toBeLessThan(page.indexOf(`${codes[0]} が`));
  expect(page).toContain(first.slice(-4));
  expect(page).not.toContain(first.slice(1));
});

it("the desk says how texts stand where they go to real phones, and shows nobody's", async () => {
  const real = await planted();
  const phone = newPhone();
  const code = await codeOn(real, phone, "register");
  Object.assign(real.parts.settings, {
    twilio: { accountSid: "AC0", authToken: "t", from: "+815000000000" },
  });
  const desk = await deskOf(real);
  const page = textOf(await desk.page("/texts"));
  expect(page).toContain(phone.slice(-4));
  expect(page).toContain("送信待ち");
  for (const secret of [code, phone.slice(1), "認証コードです"]) expect(page).not.toContain(secret);
  await real.close();
});
