import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { LIFF_ID, ORIGIN, siteNaming, standInLine, toolRun } from "./testing/toolRun.ts";

let line: ReturnType<typeof standInLine>;
beforeEach(() => {
  line = standInLine();
});
afterEach(() => vi.unstubAllGlobals());

const isChange = (request: string) => !/^GET|validate|token/.test(request);

describe("the command line", () => {
  it("tells how it is used, and what it does not understand", async () => {
    expect(await toolRun("help")).toMatchObject({ code: 0, said: expect.stringContaining("npm run line") });
    expect((await toolRun("deply")).said).toContain("There is no command deply");
    const { code, said } = await toolRun("deploy --now --yes");
    expect([code, said.split("\n")[0]]).toEqual([2, "deploy has no option --now: it takes --yes."]);
    expect(line.asked).toEqual([]);
  });

  it("names every setting that is missing or wrong, and never a value", async () => {
    const { code, said } = await toolRun("check", {
      NOREN_PUBLIC_ORIGIN: "http://s3cret.example",
      NOREN_LIFF_ID: "s3cret",
      NOREN_LINE_MENU_SIZE: "huge",
    });
    expect(code).toBe(2);
    for (const name of ["NOREN_PUBLIC_ORIGIN", "NOREN_LIFF_ID", "NOREN_LINE_MENU_SIZE"])
      expect(said).toContain(`${name} is not as it should be`);
    expect(said).not.toMatch(/s3cret|huge/);
    const bare = await toolRun("check", {
      NOREN_PUBLIC_ORIGIN: undefined,
      NOREN_LINE_BOT_TOKEN: "",
      NOREN_LINE_CHANNEL_SECRET: undefined,
    });
    for (const name of ["NOREN_PUBLIC_ORIGIN", "NOREN_LINE_BOT_TOKEN", "NOREN_LINE_CHANNEL_SECRET"])
      expect(bare.said).toContain(`${name} is missing`);
    expect(bare.said).toContain("liff/README.md");
    const other = await toolRun("check", { NOREN_LINE_CHANNEL_ID: "2000000009" });
    expect([other.code, other.said]).toEqual([2, expect.stringContaining("another channel")]);
    expect(line.asked).toEqual([]);
  });

  it("never prints a secret, even where LINE does", async () => {
    const { code, said } = await toolRun("show", { NOREN_LINE_BOT_TOKEN: "not-the-token" });
    expect(code).toBe(1);
    expect(said).toContain("LINE refused (401): Authentication failed: (secret)");
    expect(said).toContain("Nothing was changed.");
  });
});

describe("check", () => {
  it("looks at all that a deployment needs, and changes nothing", async () => {
    await toolRun("deploy --yes");
    line.listen();
    const { code, said } = await toolRun("check");
    expect(said.match(/^ok/gm)).toHaveLength(4 + LOCALES.length);
    expect([code, line.asked.filter(isChange)]).toEqual([0, []]);
    expect(said).toContain("share target picker: on");
  });

  it("says what is wrong, each with what to do, and looks on", async () => {
    siteNaming("2000000001-Another1");
    const { code, said } = await toolRun("check");
    expect(code).toBe(1);
    expect(said).toContain(`its pages name 2000000001-Another1: set NOREN_LIFF_ID=${LIFF_ID}`);
    expect(said.match(/^ok/gm)).toHaveLength(2 + LOCALES.length);
    siteNaming(null);
    expect((await toolRun("check")).said).toContain("it cannot be reached from here");
  });

  it("counts a LIFF app at LINE that is not as it should be as a fault", async () => {
    const { code, said } = await toolRun("check");
    expect(said.match(/^FAIL.*/gm)).toEqual([
      expect.stringContaining(
        `the LIFF app is as it should be: deploy --yes will update the LIFF app ${LIFF_ID}`,
      ),
    ]);
    expect(code).toBe(1);
    const none = standInLine({ hasApp: false });
    const first = await toolRun("check", { NOREN_LIFF_ID: undefined, NOREN_LINE_CHANNEL_ID: "2000000001" });
    expect([first.code, first.said]).toEqual([
      0,
      expect.stringContaining("deploy --yes will create the LIFF app"),
    ]);
    expect(none.asked.filter(isChange)).toEqual([]);
  });

  it("tells what LINE's console keeps of a LINE MINI App", async () => {
    const { code, said } = await toolRun("check", {
      NOREN_LINE_MINI_APP: "1",
      NOREN_LINE_CHANNEL_SECRET: "",
    });
    expect(code).toBe(0);
    expect(said).toContain(`endpoint ${ORIGIN}/, for each of its channels`);
    expect(line.asked.some((request) => request.includes("/liff/"))).toBe(false);
  });
});

describe("plan", () => {
  it("tells every step, and so does deploy, which changes nothing unless it is meant", async () => {
    const before = line.kept();
    const plan = await toolRun("plan");
    expect(plan.said.match(/^will {2}(create|upload)/gm)).toHaveLength(3 * LOCALES.length);
    expect(plan.said).toContain(
      `will  update the LIFF app ${LIFF_ID}: endpoint https://old.example.com becomes ${ORIGIN}/; size tall becomes full`,
    );
    const dry = await toolRun("deploy");
    expect([plan.code, dry.code]).toEqual([0, 0]);
    expect(dry.said).toBe(`${plan.said}\nNothing was changed. Add --yes to do it.`);
    expect(line.kept()).toEqual(before);
    expect(line.asked.filter(isChange)).toEqual([]);
  });

  it("asks for a LIFF app of the channel's own", async () => {
    const { code, said } = await toolRun("plan", { NOREN_LIFF_ID: "2000000001-Unknown1" });
    expect([code, said]).toEqual([1, expect.stringContaining("has no LIFF app 2000000001-Unknown1")]);
  });
});
