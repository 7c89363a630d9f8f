import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { LIFF_ID, ORIGIN, standInLine, toolRun } from "./testing/toolRun.ts";

let line: ReturnType<typeof standInLine>;
beforeEach(() => {
  line = standInLine();
});
afterEach(() => vi.unstubAllGlobals());

const isChange = (request: string) => !/^GET|validate|token/.test(request);

describe("deploy", () => {
  it("makes a menu for each language with its picture and alias, and one the default", async () => {
    const { code, said } = await toolRun("deploy --yes");
    expect([code, said.split("\n").at(-1)]).toEqual([0, "All done."]);
    const { menus, aliases, defaultMenu, apps } = line.kept();
    expect(menus).toHaveLength(LOCALES.length);
    expect(menus.every((menu) => /^noren \S+ large [0-9a-f]{12} true$/.test(menu))).toBe(true);
    for (const locale of LOCALES) expect(aliases[`noren-${locale}`]).toMatch(new RegExp(`^noren ${locale} `));
    expect(defaultMenu).toMatch(/^noren ja /);
    expect(apps[0]).toMatchObject({
      liffId: LIFF_ID,
      view: { type: "full", url: `${ORIGIN}/` },
      features: { qrCode: true },
      scope: ["openid", "profile", "chat_message.write", "email"],
    });
    expect(await toolRun("show")).toMatchObject({
      code: 0,
      said: expect.stringMatching(/All is as it should be\.$/),
    });
  });

  it("done again changes nothing", async () => {
    await toolRun("deploy --yes");
    line.listen();
    const { code, said } = await toolRun("deploy --yes");
    expect([code, said]).toEqual([0, "All is as it should be: nothing to do."]);
    expect(line.asked.filter(isChange)).toEqual([]);
  });

  it("takes menus in another size or with another store in place of the old ones, in every chat", async () => {
    await toolRun("deploy --yes");
    line.chooseLanguage("Mei", "noren-zh-tw");
    line.setPhases("ongoing", "ongoing");
    const { code } = await toolRun("deploy --yes", {
      NOREN_LINE_MENU_SIZE: "compact",
      NOREN_LINE_MENU_STORE: "ramen",
      NOREN_LINE_MENU_LANGUAGE: "en",
    });
    const { menus, aliases, chats, defaultMenu } = line.kept();
    expect([code, menus.length]).toEqual([0, LOCALES.length]);
    expect(chats["Mei"]).toMatch(/^noren zh-tw compact /);
    expect(aliases["noren-kr"]).toMatch(/^noren kr compact /);
    expect(defaultMenu).toMatch(/^noren en compact /);
  });

  it("leaves the menus of others alone", async () => {
    line.addMenu({ richMenuId: "richmenu-old", name: "Summer", size: { width: 2_500, height: 843 } });
    line.setDefault("richmenu-old");
    expect((await toolRun("deploy --yes")).said).toContain("the default instead of richmenu-old");
    expect((await toolRun("show")).said).toContain("1 menus of others");
    await toolRun("down --yes");
    expect(line.kept().menus).toEqual(["Summer false"]);
  });

  it("keeps old menus while LINE still leads chats away from them, and says so", async () => {
    await toolRun("deploy --yes");
    line.chooseLanguage("Mei", "noren-en");
    line.setPhases(...Array.from({ length: 40 }, () => "ongoing"));
    const changed = { NOREN_LINE_MENU_STORE: "ramen" };
    const { code, said } = await toolRun("deploy --yes", changed);
    expect([code, said]).toEqual([1, expect.stringContaining("LINE is still at it")]);
    expect(line.kept().menus).toHaveLength(2 * LOCALES.length);
    line.setPhases("failed");
    expect((await toolRun("deploy --yes", changed)).code).toBe(1);
    expect((await toolRun("deploy --yes", changed)).code).toBe(0);
    expect(line.kept().menus).toHaveLength(LOCALES.length);
  });

  it("says how far it came when a proxy answers in LINE's place", async () => {
    let answers = 0;
    const real = line.fetch;
    vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
      answers += String(input).endsWith("/content") ? 1 : 0;
      return answers > 1 ? new Response("<html>Sign in to the Wi-Fi</html>") : real(input, init);
    });
    const { code, said } = await toolRun("deploy --yes");
    expect([code, said.match(/^done/gm)?.length]).toEqual([1, 4]);
    expect(said).toContain("LINE's answer could not be read: it may be done or not.");
    expect(said).toMatch(/Stopped half-way, 4 of \d+ steps done\./);
  });

  it("creates the LIFF app where there is none, once, and asks to have its id set", async () => {
    line = standInLine({ hasApp: false });
    const without = { NOREN_LIFF_ID: undefined, NOREN_LINE_CHANNEL_ID: "2000000001" };
    const first = await toolRun("deploy --yes", without);
    expect([first.code, first.said]).toEqual([
      0,
      expect.stringContaining("Set NOREN_LIFF_ID=2000000001-Made1"),
    ]);
    const second = await toolRun("deploy --yes", without);
    expect([second.code, second.said]).toEqual([
      1,
      expect.stringContaining("set NOREN_LIFF_ID=2000000001-Made1"),
    ]);
    expect([line.kept().apps.length, line.kept().menus.length]).toEqual([1, 0]);
    expect((await toolRun("deploy --yes", { NOREN_LIFF_ID: "2000000001-Made1" })).code).toBe(0);
  });

  it("takes the official account's id and secret in place of a token", async () => {
    const { code } = await toolRun("deploy --yes", {
      NOREN_LINE_BOT_TOKEN: undefined,
      NOREN_LINE_BOT_CHANNEL_ID: "2000000002",
      NOREN_LINE_BOT_CHANNEL_SECRET: "bot-secret",
    });
    expect([code, line.kept().menus.length]).toEqual([0, LOCALES.length]);
  });
});

describe("down", () => {
  it("takes away what was deployed, and the LIFF app only when that is said", async () => {
    await toolRun("deploy --yes");
    const there = line.kept();
    const dry = await toolRun("down --liff");
    expect(dry.said).toContain(`delete the LIFF app ${LIFF_ID}: every link into it`);
    expect(line.kept()).toEqual(there);
    expect((await toolRun("down --yes")).code).toBe(0);
    expect(line.kept()).toMatchObject({
      menus: [],
      aliases: {},
      defaultMenu: null,
      apps: [{ liffId: LIFF_ID }],
    });
    expect((await toolRun("down --yes")).said).toBe("Nothing of ours is deployed: nothing to do.");
    expect((await toolRun("down --yes --liff")).code).toBe(0);
    expect(line.kept().apps).toEqual([]);
  });
});
