import { afterEach, describe, expect, it, vi } from "vitest";
import { BOT_TOKEN, type Mishap } from "./testing/lineServer.ts";
import { standInLine } from "./testing/standInLine.ts";
import { toolRun } from "./testing/toolRun.ts";

afterEach(() => vi.unstubAllGlobals());

type Line = ReturnType<typeof standInLine>;
const mishaps: readonly Mishap[] = ["refused", "lost"];
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
      const told = isTold(said, isChanged) ? "the truth" : said;
      expect([request, code, told, said.includes(BOT_TOKEN)]).toEqual([request, 1, "the truth", false]);
      const again = await toolRun(command, changes);
      expect([request, again.code, line.kept()]).toEqual([request, 0, clean]);
    }
  });
});
