import { afterEach, describe, expect, it, vi } from "vitest";
import { BOT_TOKEN, type Mishap } from "./testing/lineServer.ts";
import { standInLine, toolRun } from "./testing/toolRun.ts";

afterEach(() => vi.unstubAllGlobals());

type Line = ReturnType<typeof standInLine>;
/** What the tool says of it. */
const words: Readonly<Record<Mishap, string>> = {
  refused: "LINE refused (500): Internal error",
  busy: "LINE asks to wait: too many requests (429)",
  lost: "LINE could not be reached",
};
const mishaps: readonly Mishap[] = ["refused", "busy", "lost"];
const compact = { NOREN_LINE_MENU_SIZE: "compact" };
const other = { ...compact, NOREN_LINE_MENU_STORE: "ramen" };
const nothing = async () => {};
const withMenus = async (line: Line) => {
  await toolRun("deploy --yes", compact);
  line.chooseLanguage("Mei", "noren-zh-tw");
};

/** Whether what the tool said is the truth: nothing was changed, or each step of its plan was done, failed or is left. */
function isTold(said: string, isChanged: boolean): boolean {
  if (said.includes("Nothing was changed.")) return !isChanged;
  const planned = said.match(/^will /gm)?.length;
  const told = said.match(/^(done|FAIL|left) /gm)?.length;
  return (
    planned === told && /half-way, \d+ of \d+ steps done\. Run it again: it goes on from here\.$/.test(said)
  );
}

describe.each([
  ["a first deployment", "deploy --yes", compact, nothing],
  ["a deployment in place of another", "deploy --yes", other, withMenus],
  ["taking all down", "down --yes --liff", compact, withMenus],
] as const)("%s that goes wrong at any request", (_, command, changes, prepare) => {
  it.each(mishaps)("(%s) says so, and a second run completes it", async (kind) => {
    let line = standInLine();
    await prepare(line);
    line.listen();
    await toolRun(command, changes);
    const requests = [...line.asked];
    const clean = line.kept();
    expect(requests.length).toBeGreaterThan(10);

    for (const [at, request] of requests.entries()) {
      line = standInLine();
      await prepare(line);
      const before = JSON.stringify(line.kept());
      line.listen({ at: at + 1, kind });
      const { code, said } = await toolRun(command, changes);
      const isChanged = JSON.stringify(line.kept()) !== before;
      line.listen();
      const told = isTold(said, isChanged) && said.includes(words[kind]) ? "the truth" : said;
      expect([request, code, told, said.includes(BOT_TOKEN)]).toEqual([request, 1, "the truth", false]);
      const again = await toolRun(command, changes);
      expect([request, again.code, line.kept()]).toEqual([request, 0, clean]);
    }
  });
});

describe("creating the LIFF app that goes wrong at any request", () => {
  const first = { NOREN_LIFF_ID: undefined, NOREN_LINE_CHANNEL_ID: "2000000001" };
  const start = () => standInLine({ hasApp: false });

  it.each(mishaps)("(%s) says so, and a second run says which id to set", async (kind) => {
    let line = start();
    expect((await toolRun("deploy --yes", first)).said).toContain("Set NOREN_LIFF_ID=2000000001-Made1 here");
    const requests = [...line.asked];
    const clean = line.kept();
    expect(requests).toContain("POST /liff/v1/apps");

    for (const [at, request] of requests.entries()) {
      line = start();
      line.listen({ at: at + 1, kind });
      const { code, said } = await toolRun("deploy --yes", first);
      const told =
        isTold(said, line.kept().apps.length > 0) && said.includes(words[kind]) ? "the truth" : said;
      expect([request, code, told, said.includes("login-secret")]).toEqual([request, 1, "the truth", false]);
      line.listen();
      const again = await toolRun("deploy --yes", first);
      expect([request, again.said, line.kept()]).toEqual([
        request,
        expect.stringMatching(/set NOREN_LIFF_ID=2000000001-Made1/i),
        clean,
      ]);
    }
  });
});

describe.each(["check", "plan", "show"])("%s that goes wrong at any request", (command) => {
  it.each(mishaps)("(%s) says so and changes nothing, and a second run tells all", async (kind) => {
    const line = standInLine();
    await withMenus(line);
    line.listen();
    const whole = await toolRun(command, compact);
    const requests = [...line.asked];
    const before = line.kept();
    expect([whole.code, requests.length > 3]).toEqual([0, true]);

    for (const [at, request] of requests.entries()) {
      line.listen({ at: at + 1, kind });
      const { code, said } = await toolRun(command, compact);
      const told = /^FAIL /m.test(said) && said.includes(words[kind]) ? "the truth" : said;
      expect([request, code, told, said.includes(BOT_TOKEN)]).toEqual([request, 1, "the truth", false]);
      line.listen();
      expect([request, await toolRun(command, compact), line.kept()]).toEqual([request, whole, before]);
    }
  });
});
