import type { Browser, Locator } from "playwright";
import { ways } from "../../e2e/ways/ways.ts";
import type { MeasuredPhone } from "./measuredPhone.ts";

const NAMES = { takeAway: "To take away", delivery: "Delivered", mall: "From the mall" } as const;

/** What a button is called on the screen. */
const nameOf = (wanted: Locator) =>
  wanted.evaluate((it) => (it.getAttribute("aria-label") ?? it.textContent ?? "").trim().slice(0, 40));

type Walk = (phone: MeasuredPhone, browser: Browser) => Promise<void>;

/** Every way of ordering that is not at a table, by its name: what a guest does whom its store knows. */
export const otherWays = (origin: string): readonly (readonly [string, Walk])[] =>
  Object.entries(ways).map(([way, { arrive, order }]) => {
    const walk: Walk = async (phone, browser) => {
      const guest = {
        act: async (wanted: Locator) => phone.tap(await nameOf(wanted), wanted),
        acts: () => phone.taps.length,
      };
      const whole = { ...phone, browser, origin };
      await phone.doAs("arrive", () => arrive(whole));
      await order(whole, guest);
    };
    return [NAMES[way as keyof typeof NAMES], walk] as const;
  });
