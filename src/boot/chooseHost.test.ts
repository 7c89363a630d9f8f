import { describe, expect, it } from "vitest";
import { chooseHost } from "./chooseHost.ts";

const settings = { liffId: null, isFirstRedirect: false };

describe("the adapter of the app around the page", () => {
  it("is the browser's own where there is nothing to wait for", async () => {
    const host = await chooseHost({ userAgent: "Safari", search: "" }, settings);
    expect([host.kind, await host.start(), host.close()]).toEqual(["browser", { trouble: null }, false]);
  });

  it("in LINE without a LIFF id says so, and the page works on", async () => {
    const host = await chooseHost({ userAgent: "Line/15 LIFF", search: "" }, settings);
    expect([host.kind, await host.start()]).toEqual(["line", { trouble: "not_configured" }]);
  });

  it("in LINE with a LIFF id waits for LINE", async () => {
    const host = await chooseHost({ userAgent: "Line/15 LIFF", search: "" }, { ...settings, liffId: "1-a" });
    expect(host.kind).toBe("line");
  });

  it("in WeChat is ready at once", async () => {
    const host = await chooseHost({ userAgent: "MicroMessenger/8", search: "" }, settings);
    expect([host.kind, await host.start()]).toEqual(["wechat", { trouble: null }]);
  });
});
