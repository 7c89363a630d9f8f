// @vitest-environment jsdom
import liff from "@line/liff";
import { LiffMockPlugin } from "@line/liff-mock";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { lineReach } from "#boot/line.ts";
import { flexMessage } from "./flex/flexMessage.ts";
import { someCard } from "./flex/testing/someCard.ts";
import { lineSdk } from "./sdk.ts";

const liffId = "1234567890-AbcdEfgh";
const entryPoints = { liffId, origin: "https://order.example.com" };
const sdk = lineSdk(liffId);
const reach = lineReach(sdk, entryPoints);
type Kept = Record<string, unknown>;
const mock = () =>
  (liff as unknown as { $mock: { set: (change: (kept: Kept) => Kept) => void; clear: () => void } }).$mock;
/** What the mock answers from now on; it would forget the rest. */
const answer = (said: Kept) => mock().set((kept) => ({ ...kept, ...said }));
/** As LINE's SDK refuses. */
const refusal = (code: string) => Object.assign(new Error(code), { code });

beforeAll(async () => {
  liff.use(new LiffMockPlugin());
  await liff.init({ liffId, mock: true } as Parameters<typeof liff.init>[0]);
  liff.login();
});
beforeEach(() => {
  vi.restoreAllMocks();
  mock().clear();
  answer({ isInClient: true, isApiAvailable: true, isLoggedIn: true });
});

describe("LINE's own mock of its SDK", () => {
  it("takes a shared card to those whom one picked, several at once", async () => {
    answer({ shareTargetPicker: { status: "success" } });
    const picker = vi.spyOn(liff, "shareTargetPicker");
    expect(await reach.share(someCard)).toBe("done");
    expect(picker).toHaveBeenCalledWith([flexMessage(someCard, entryPoints)], { isMultiple: true });
  });

  it("tells a picker that was closed from one that sent, and from one that fails", async () => {
    expect(await reach.share(someCard)).toBe("dropped");
    vi.spyOn(liff, "shareTargetPicker").mockRejectedValue(new Error("the console does not allow it"));
    expect(await reach.share(someCard)).toBe("none");
  });

  it("reads a code, or nothing where one closed the reader, and says when there is no reader", async () => {
    answer({ scanCode: { value: "https://order.example.com/home" } });
    expect(await reach.scan()).toBe("https://order.example.com/home");
    answer({ scanCode: { value: null } });
    expect(await reach.scan()).toBeNull();
    vi.spyOn(liff, "scanCodeV2").mockRejectedValue(new Error("no camera"));
    expect(await reach.scan()).toBeUndefined();
  });

  it("writes into the chat that one came from once that is allowed", async () => {
    const send = vi.spyOn(liff, "sendMessages");
    answer({ "permission.query": { state: "granted" } });
    const ask = vi.spyOn(liff.permission, "requestAll");
    expect([reach.canSay(), await reach.say(someCard)]).toEqual([true, "done"]);
    expect(send).toHaveBeenCalledWith([flexMessage(someCard, entryPoints)]);
    expect(ask).not.toHaveBeenCalled();
  });

  it("asks for the permission only then, and keeps silent where it is refused", async () => {
    const send = vi.spyOn(liff, "sendMessages");
    answer({ "permission.query": { state: "prompt" } });
    const ask = vi.spyOn(liff.permission, "requestAll").mockRejectedValue(refusal("UNAUTHORIZED"));
    expect(reach.canSay()).toBe(true);
    expect(ask).not.toHaveBeenCalled();
    expect(await reach.say(someCard)).toBe("dropped");
    expect(ask).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
  });

  it("counts what LINE does not let one be asked as no answer of the customer's", async () => {
    const send = vi.spyOn(liff, "sendMessages");
    answer({ "permission.query": { state: "unavailable" } });
    const ask = vi.spyOn(liff.permission, "requestAll");
    expect(await reach.say(someCard)).toBe("none");
    expect(ask).not.toHaveBeenCalled();
    answer({ "permission.query": { state: "prompt" } });
    for (const code of ["FORBIDDEN", "500", "UNKNOWN"]) {
      ask.mockRejectedValueOnce(refusal(code));
      expect([code, await reach.say(someCard)]).toEqual([code, "none"]);
    }
    ask.mockResolvedValue(undefined);
    expect(await reach.say(someCard)).toBe("dropped");
    expect(send).not.toHaveBeenCalled();
  });

  it.each(["external", "none", "square_chat"])(
    "has no chat to write to where it was opened from %s",
    async (type) => {
      answer({ getContext: { type } });
      expect([reach.canSay(), await reach.say(someCard)]).toEqual([false, "none"]);
    },
  );

  it("tells the endpoint that LINE knows", () => {
    answer({ getContext: { type: "none", endpointUrl: "https://order.example.com/" } });
    expect(reach.endpoint()).toBe("https://order.example.com/");
  });

  it("puts an address on the first screen by its permanent link", async () => {
    const shortcut = vi.spyOn(liff, "createShortcutOnHomeScreen");
    expect([reach.canAddShortcut(), await reach.addShortcut("/orderFood?storeId=ramen")]).toEqual([
      true,
      "done",
    ]);
    expect(shortcut).toHaveBeenCalledWith({ url: `https://liff.line.me/${liffId}/orderFood?storeId=ramen` });
  });

  it.each([
    ["where LINE cannot", { isApiAvailable: false }],
    ["outside of LINE", { isInClient: false }],
  ])("%s nothing is tried, and each says so", async (_, said) => {
    answer(said);
    const tried = [
      vi.spyOn(liff, "shareTargetPicker"),
      vi.spyOn(liff, "scanCodeV2"),
      vi.spyOn(liff, "sendMessages"),
      vi.spyOn(liff, "createShortcutOnHomeScreen"),
    ];
    expect(await reach.share(someCard)).toBe("none");
    expect(await reach.scan()).toBeUndefined();
    expect([reach.canSay(), await reach.say(someCard)]).toEqual([false, "none"]);
    expect([reach.canAddShortcut(), await reach.addShortcut("/home")]).toEqual([false, "none"]);
    for (const each of tried) expect(each).not.toHaveBeenCalled();
  });
});
