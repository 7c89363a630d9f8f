import { afterAll, beforeAll, expect, it } from "vitest";
import { deskOf } from "#provider/testing/deskVisit.ts";
import { codeOn, newPhone } from "#provider/testing/phones.ts";
import { type Planted, planted } from "#provider/testing/planted.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

it("the desk stands for every phone of a demo: the newest text first, of its number the last four digits", async () => {
  const desk = await deskOf(provider);
  expect(await desk.page()).toContain('href="/desk/diner/texts"');
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

it("the desk shows nobody's texts where they go to real phones", async () => {
  const real = await planted();
  Object.assign(real.parts.settings, {
    twilio: { accountSid: "AC0", authToken: "t", from: "+815000000000" },
  });
  const desk = await deskOf(real);
  expect(await desk.page()).not.toContain("/texts");
  const answer = await desk.get("/desk/diner/texts", { cookie: desk.cookie });
  expect(answer.status).toBe(404);
  await real.close();
});
