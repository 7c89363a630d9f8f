import { afterEach, describe, expect, it, vi } from "vitest";
import { onePage, someone } from "#app/testing/onePage.ts";
import { informList } from "#contract/calls/inform.ts";
import { jumpType, noneRegister, updateToken } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import { JumpType } from "#contract/enumerations.ts";
import { storedSession } from "#state/account/session.ts";

// @vitest-environment jsdom
const CART = '[{"goods_id":"ramen"}]';
const inform = { items: [], next_cursor: null, unread: 0 };
type Answers = Readonly<Record<string, () => { readonly code: number; readonly data?: unknown }>>;

function open(answers: Answers, now = () => Date.now()) {
  return onePage({
    place: { store_id: "bar", table_id: "T1" },
    silently: () => "failed",
    now,
    answer: (path) => answers[path]?.() ?? { code: Code.unknownCall },
  });
}
const keep = () => {
  localStorage.setItem("user", JSON.stringify(someone));
  localStorage.setItem("cart.bar", CART);
};
/** A provider at which the store registers visitors, who may then read. */
function visitors(): Answers {
  let isRegistered = false;
  return {
    [informList.path]: () =>
      isRegistered ? { code: Code.success, data: inform } : { code: Code.notSignedIn },
    [jumpType.path]: () => ({ code: Code.success, data: { jump_type: JumpType.anonymous, url: null } }),
    [noneRegister.path]: () => {
      isRegistered = true;
      return { code: Code.success, data: { ...someone, uid: "visitor", auth_token: "visitor" } };
    },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

describe("a session", () => {
  it("of a deleted account is forgotten, and leads to signing in once, with the cart kept", async () => {
    keep();
    const app = open({
      [informList.path]: () => ({ code: Code.sessionExpired }),
      [updateToken.path]: () => ({ code: Code.signatureFailed }),
      [jumpType.path]: () => ({ code: Code.success, data: { jump_type: JumpType.signIn, url: null } }),
    });
    await Promise.all([app.send(informList, {}), app.send(informList, {}), app.send(informList, {})]);
    expect(app.shown).toHaveLength(1);
    expect(app.asked.filter((path) => path === updateToken.path)).toHaveLength(1);
    expect([storedSession(), localStorage.getItem("cart.bar")]).toEqual([null, CART]);
  });

  it("that another tab ended while a call was under way says nothing, and makes no visitor", async () => {
    keep();
    const app = open({
      ...visitors(),
      [informList.path]: () => {
        localStorage.removeItem("user");
        return { code: Code.sessionExpired };
      },
    });
    await app.send(informList, {});
    expect([app.asked, app.shown, storedSession()]).toEqual([[informList.path], [], null]);
  });

  it("that another tab renewed is used as it is, without another exchange", async () => {
    keep();
    let asked = 0;
    const app = open({
      [informList.path]: () => {
        asked += 1;
        if (asked > 1) return { code: Code.success, data: inform };
        localStorage.setItem("user", JSON.stringify({ ...someone, auth_token: "of another tab" }));
        return { code: Code.sessionExpired };
      },
    });
    expect(await app.send(informList, {})).toMatchObject({ ok: true });
    expect(app.asked).toEqual([informList.path, informList.path]);
  });

  it.each([
    ["an hour fast", 3_600_000],
    ["an hour slow", -3_600_000],
    ["of another year", -400 * 86_400_000],
  ])("is neither renewed nor given up because the clock is %s", async (_name, by) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + by });
    keep();
    const app = open({ [informList.path]: () => ({ code: Code.success, data: inform }) });
    expect(await app.send(informList, {})).toMatchObject({ ok: true });
    expect([app.asked, storedSession()]).toEqual([[informList.path], someone]);
  });

  it.each([
    ["blocked", "SecurityError"],
    ["full", "QuotaExceededError"],
  ])(
    "is made and kept in memory where the storage is %s, and the call goes through",
    async (_name, fault) => {
      vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
        throw new DOMException("no", fault);
      });
      const app = open(visitors());
      expect(await app.send(informList, {})).toMatchObject({ ok: true });
      expect([storedSession()?.uid, app.shown, app.left]).toEqual(["visitor", [], []]);
      vi.restoreAllMocks();
    },
  );
});
