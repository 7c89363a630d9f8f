import { type Browser, expect } from "@playwright/test";
import { listTexts } from "#contract/calls/desk/messages.ts";
import { openDesk } from "./desk.ts";

/** The newest code that a phone got, other than `after`: the desk stands for every phone. */
export async function readCode(browser: Browser, phone: string, after: string | null): Promise<string> {
  const desk = await openDesk(browser);
  let code = "";
  await expect
    .poll(async () => {
      const { texts } = await desk.send(listTexts, { store_id: "ramen" });
      const mine = texts.find(({ last4 }) => last4 === phone.slice(-4));
      // Its last line is for the browser, in every language: the origin, and the code.
      code = /#(\d{4})(?!\d)/.exec(mine?.content ?? "")?.[1] ?? "";
      return code !== "" && code !== after;
    })
    .toBe(true);
  await desk.close();
  return code;
}

let made = 0;

/** A number that no other test has. */
export function newPhone(): string {
  made += 1;
  return `0${7 + (made % 3)}0${String(Date.now() + process.pid * 7_919 + made).slice(-8)}`;
}
