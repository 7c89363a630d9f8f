import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onePage, someone } from "#app/testing/onePage.ts";
import { informList } from "#contract/calls/inform.ts";
import { jumpType, noneRegister, updateToken } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import { codeNames } from "#contract/registry.ts";
import { storedSession } from "#state/account/session.ts";
import type { PlatformOutcome } from "#state/account/signInPath.ts";
import { EMPTY_DRAFT } from "#state/orders/orderDraft.ts";

// @vitest-environment jsdom
const SESSION_CODES = [Code.signatureFailed, Code.notSignedIn, Code.sessionExpired, Code.signInByTable];
const CART = '[{"goods_id":"ramen"}]';
const DRAFT = JSON.stringify({ "bar/T1/create": { ...EMPTY_DRAFT, remark: "No onions" } });
/** Rounds after which reading everything again must have come to rest. */
const ENOUGH = 12;

const anyCode = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...SESSION_CODES) },
  { weight: 3, arbitrary: fc.constant(10000) },
  { weight: 1, arbitrary: fc.constantFrom(...codeNames.keys()) },
);
const page = fc.record({
  /** What calls of the screen are answered with, one after another; the last one for good. */
  screen: fc.array(anyCode, { minLength: 1, maxLength: 12 }),
  exchange: anyCode,
  jump: fc.constantFrom(1, 2, 3, 201, 90006, 90001),
  url: fc.constantFrom("https://sso.example/login", "/sso", "javascript:alert(1)", "not an address", ""),
  visitor: anyCode,
  silent: fc.constantFrom<PlatformOutcome>("failed", "failed", "leaving", "done"),
  atOnce: fc.integer({ min: 1, max: 4 }),
  pause: fc.integer({ min: 0, max: 90_000 }),
  session: fc.constantFrom("none", "kept", "signed out by another tab"),
});
const place = fc.constantFrom(
  { store_id: "bar", table_id: "T1" },
  { store_id: "bar", table_id: null },
  { store_id: null, table_id: null },
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

async function live(
  said: typeof page extends fc.Arbitrary<infer P> ? P : never,
  at: number,
  where: typeof place extends fc.Arbitrary<infer P> ? P : never,
) {
  if (said.session === "kept") localStorage.setItem("user", JSON.stringify(someone));
  if (said.session === "none") localStorage.removeItem("user");
  let answered = 0;
  let made = 0;
  const { screen } = said;
  const app = onePage({
    place: where,
    now: () => at,
    silently: () => said.silent,
    answer: (path) => {
      const renewed = () => ({ ...someone, auth_token: `made-${at}-${(made += 1)}` });
      if (path === updateToken.path) return { code: said.exchange, data: renewed() };
      if (path === noneRegister.path) return { code: said.visitor, data: renewed() };
      if (path === jumpType.path) {
        if (said.jump > 3) return { code: said.jump };
        return { code: Code.success, data: { jump_type: said.jump, url: said.url || null } };
      }
      const code = screen[Math.min(answered, screen.length - 1)] ?? Code.success;
      answered += 1;
      return { code, data: { items: [], next_cursor: null, unread: 0 } };
    },
  });

  // The screen reads; whenever the session became another one, it reads again, as the shell does.
  let rounds = 0;
  for (let token = null as string | null | undefined; rounds < ENOUGH; rounds += 1) {
    const reads = Array.from({ length: said.atOnce }, () => app.send(informList, {}));
    if (said.session === "signed out by another tab" && rounds === 0) localStorage.removeItem("user");
    await Promise.all(reads);
    const next = storedSession()?.auth_token;
    if (next === token) break;
    token = next;
  }
  return { ...app, rounds };
}

describe("whatever a provider answers", () => {
  it("the app comes to rest, redirects at most once for a page load, never leaves an address twice a minute, and keeps the cart", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: 5 }), place, async (pages, where) => {
        sessionStorage.clear();
        localStorage.clear();
        localStorage.setItem("cart.bar", CART);
        localStorage.setItem("noren.drafts", DRAFT);
        let at = Date.UTC(2026, 10, 21, 12);
        const lastLeft = new Map<string, number>();
        for (const said of pages) {
          const app = await live(said, at, where);
          expect(app.rounds).toBeLessThan(ENOUGH);
          const toSignIn = app.shown.filter((address) => address.startsWith("/loginInput"));
          expect(app.left.length + toSignIn.length).toBeLessThanOrEqual(1);
          for (const { from, target } of app.left) {
            expect(target).toMatch(/^https?:/);
            expect(at - (lastLeft.get(from) ?? 0)).toBeGreaterThanOrEqual(60_000);
            lastLeft.set(from, at);
          }
          expect(localStorage.getItem("cart.bar")).toBe(CART);
          expect(localStorage.getItem("noren.drafts")).toContain('"remark":"No onions"');
          at += said.pause;
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("that is always 20001 ends at the sign-in page, and then in words", async () => {
    const app = await live(
      {
        screen: [Code.notSignedIn],
        exchange: 10000,
        jump: 2,
        url: "",
        visitor: 10000,
        silent: "failed",
        atOnce: 4,
        pause: 0,
        session: "none",
      },
      0,
      { store_id: "bar", table_id: "T1" },
    );
    expect(app.shown).toHaveLength(1);
    expect(app.shown[0]).toMatch(/^\/loginInput\?callback=/);
    expect(app.asked.length).toBeLessThan(30);
  });
});
