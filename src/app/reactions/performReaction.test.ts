import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Mended } from "#boot/sessionKeeper.ts";
import * as Code from "#contract/codes.ts";
import type { AnyCode } from "#contract/codes.ts";
import { codeNames } from "#contract/registry.ts";
import type { CodeFailure } from "#net/answer.ts";
import { performReaction, type ReactionContext } from "./performReaction.ts";

const failure = (code: number): CodeFailure => ({
  ok: false,
  kind: "code",
  code: code as AnyCode as never,
  message: "From the server",
  data: {},
});

/** A context that notes what is done to the app. */
function someContext(mended: Mended = { kind: "mended" }) {
  const done: unknown[][] = [];
  const note =
    (name: string) =>
    (...words: unknown[]) =>
      void done.push([name, ...words]);
  const context: ReactionContext = {
    mend: async (isByTable) => {
      done.push(["mend", isByTable]);
      return mended;
    },
    toast: note("toast"),
    alert: note("alert"),
    toNoContent: note("toNoContent"),
    toSignIn: async (needs) => note("toSignIn")(needs),
    toSingleSignOn: async (url) => note("toSingleSignOn")(url),
    offerSignIn: async (needs, url) => note("offerSignIn")(needs, url),
    toMenu: note("toMenu"),
    forgetAppointment: note("forgetAppointment"),
    removeNamed: async (data) => note("removeNamed")(data),
    words: (key) => `<${key}>`,
  };
  return { context, done };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the reaction to a code", () => {
  it("with a message is a toast of it, one second later", async () => {
    const { context, done } = someContext();
    expect(await performReaction(failure(Code.soldOut), context)).toBe("done");
    await vi.advanceTimersByTimeAsync(999);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual([["toast", "From the server"]]);
  });

  it.each([
    [201, "store"],
    [202, "table"],
    [412, "order"],
  ])("%i leads to the no-content page of the %s", async (code, type) => {
    const { context, done } = someContext();
    await performReaction(failure(code), context);
    expect(done).toEqual([["toNoContent", type]]);
  });

  it.each([Code.storeNotOperating, Code.storePaused])(
    "%i tells the rest time without a button",
    async (code) => {
      const { context, done } = someContext();
      await performReaction(failure(code), context);
      expect(done).toEqual([["alert", { title: "<atRest>", text: "From the server", button: null }]]);
    },
  );

  it("433 forgets the appointment time, and says why", async () => {
    const { context, done } = someContext();
    await performReaction(failure(Code.outsideAppointmentTime), context);
    expect(done).toEqual([
      ["forgetAppointment"],
      ["alert", { title: "<appointment>", text: "From the server", button: "<ok>" }],
    ]);
  });

  it("1000 takes what it names out of the cart, and says so", async () => {
    const { context, done } = someContext();
    const data = { lines: [{ goods_id: "ramen" }] };
    await performReaction({ ...failure(Code.multiSpecGoodsRemoved), data }, context);
    await vi.runAllTimersAsync();
    expect(done).toEqual([
      ["removeNamed", data],
      ["toast", "From the server"],
    ]);
  });

  it("40003 leads to the menu once its message is closed", async () => {
    const { context, done } = someContext();
    await performReaction(failure(Code.backToTableMenu), context);
    const [, alert] = done[0] as [string, { onClose: () => void }];
    expect(alert).toMatchObject({ title: "<notice>", text: "From the server", button: "<ok>" });
    alert.onClose();
    expect(done[1]).toEqual(["toMenu"]);
  });

  it("of a session mends it, by the table where that is what is missing, and lets the call be sent once more", async () => {
    for (const code of [Code.signatureFailed, Code.notSignedIn, Code.sessionExpired, Code.signInByTable]) {
      const { context, done } = someContext();
      expect(await performReaction(failure(code), context)).toBe("retry");
      expect(done).toEqual([["mend", code === Code.signInByTable]]);
    }
  });

  it("of calls that failed together leads away once", async () => {
    const { context, done } = someContext({ kind: "sign_in", needs: null });
    await Promise.all(
      [Code.notSignedIn, Code.sessionExpired, Code.notSignedIn].map((code) =>
        performReaction(failure(code), context),
      ),
    );
    expect(done.filter(([name]) => name === "toSignIn")).toHaveLength(1);
  });

  it.each<Mended>([{ kind: "leaving" }, { kind: "signed_out" }])(
    "of a session that comes out as %j says nothing more",
    async (mended) => {
      const { context, done } = someContext(mended);
      expect(await performReaction(failure(Code.notSignedIn), context)).toBe("done");
      expect(done).toEqual([["mend", false]]);
    },
  );

  it.each<[Mended, unknown[]]>([
    [{ kind: "sign_in", needs: null }, ["toSignIn", null]],
    [{ kind: "sign_in", needs: "table" }, ["toSignIn", "table"]],
    [{ kind: "single_sign_on", url: "https://sso.example" }, ["toSingleSignOn", "https://sso.example"]],
    [{ kind: "unreachable" }, ["toast", "<sessionUnreachable>"]],
  ])("of a session that comes out as %j goes there, and is not repeated", async (mended, deed) => {
    const { context, done } = someContext(mended);
    const outcome = mended.kind === "unreachable" ? "unreachable" : "done";
    expect(await performReaction(failure(Code.notSignedIn), context)).toBe(outcome);
    expect(done).toEqual([["mend", false], deed]);
  });

  it.each<[Mended, unknown[][]]>([
    [{ kind: "sign_in", needs: null }, [["offerSignIn", null, null]]],
    [{ kind: "sign_in", needs: "table" }, [["offerSignIn", "table", null]]],
    [{ kind: "single_sign_on", url: "https://sso.example" }, [["offerSignIn", null, "https://sso.example"]]],
    // What was read stays unknown, and its screen says so.
    [{ kind: "unreachable" }, []],
    [{ kind: "leaving" }, []],
    [{ kind: "signed_out" }, []],
  ])("of a session that comes out as %j leads nobody away who asked for nothing", async (mended, deeds) => {
    const { context, done } = someContext(mended);
    const all = Promise.all(
      [Code.sessionExpired, Code.sessionExpired].map((code) => performReaction(failure(code), context, true)),
    );
    await vi.runAllTimersAsync();
    const outcome = mended.kind === "unreachable" ? "unreachable" : "done";
    expect([await all, done.slice(2)]).toEqual([[outcome, outcome], deeds]);
  });

  it("of a session lets a quiet call be sent once more, and asks nobody whom a call of their own leads away", async () => {
    const { context: well } = someContext();
    expect(await performReaction(failure(Code.sessionExpired), well, true)).toBe("retry");
    const { context, done } = someContext({ kind: "sign_in", needs: null });
    const quiet = performReaction(failure(Code.sessionExpired), context, true);
    const asked = performReaction(failure(Code.sessionExpired), context);
    await vi.runAllTimersAsync();
    await Promise.all([quiet, asked]);
    expect(done.slice(2)).toEqual([["toSignIn", null]]);
  });

  it.each([Code.paymentFailed, Code.outsidePickUpTime, Code.outsideDeliveryTime])(
    "is silent about %i, which its own screen says",
    async (code) => {
      const { context, done } = someContext();
      await performReaction(failure(code), context);
      await vi.runAllTimersAsync();
      expect(done).toEqual([]);
    },
  );

  it("is performed for every code there is, and never fails", async () => {
    for (const code of codeNames.keys()) {
      const { context } = someContext();
      expect(["done", "retry"]).toContain(await performReaction(failure(code), context));
    }
  });
});
