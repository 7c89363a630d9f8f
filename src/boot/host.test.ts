import { describe, expect, it } from "vitest";
import { chooseHost } from "./host.ts";
import { lineHost } from "./line.ts";

const line = async () => lineHost(() => Promise.reject(new Error("no chunk")), false);

describe("the adapter of the app around the page", () => {
  it("is the browser's own where there is nothing to wait for", async () => {
    const host = await chooseHost("browser", { needsLine: false, line });
    expect([host.kind, await host.start(), host.close()]).toEqual(["browser", { trouble: null }, false]);
  });

  it("is LINE's in LINE, and on the way through LINE's sign-in in any browser", async () => {
    expect((await chooseHost("line", { needsLine: true, line })).kind).toBe("line");
    expect((await chooseHost("browser", { needsLine: true, line })).kind).toBe("line");
  });

  it("in LINE's plain browser waits for nothing", async () => {
    const host = await chooseHost("line", { needsLine: false, line });
    expect([host.kind, await host.start()]).toEqual(["line", { trouble: null }]);
  });

  it("in LINE without a LIFF id says so, and the page works on", async () => {
    const host = await chooseHost("line", { needsLine: true, line: null });
    expect([host.kind, await host.start()]).toEqual(["line", { trouble: "not_configured" }]);
  });

  it("in WeChat is ready at once", async () => {
    const host = await chooseHost("wechat", { needsLine: false, line });
    expect([host.kind, await host.start()]).toEqual(["wechat", { trouble: null }]);
  });
});
