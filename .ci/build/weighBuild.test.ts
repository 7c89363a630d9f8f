import { expect, test } from "vitest";
import { type Budgets, type Build, weighBuild } from "./weighBuild.ts";

const budgets: Budgets = {
  firstLoads: [
    {
      name: "/menu",
      modules: ["index.html", "src/features/menu/Menu.tsx"],
      maximum: 100,
      without: ["pubnub"],
    },
  ],
  journeys: { member: 30 },
  scripts: 3,
  onlyBy: [{ module: "src/features/notices/Chat.tsx", packages: ["pubnub"] }],
  notShipped: ["src/ui/gallery/"],
};

const sizes: Readonly<Record<string, number>> = {
  "index.js": 40,
  "shell.js": 30,
  "Menu.js": 20,
  "shared.js": 5,
  "Chat.js": 20,
};

const build: Build = {
  manifest: {
    "index.html": { file: "index.js", imports: ["_shell"] },
    _shell: { file: "shell.js" },
    _shared: { file: "shared.js" },
    "src/features/menu/Menu.tsx": {
      file: "Menu.js",
      isDynamicEntry: true,
      imports: ["_shell", "index.html"],
    },
    "src/features/notices/Chat.tsx": {
      file: "Chat.js",
      isDynamicEntry: true,
      imports: ["_shell", "_shared"],
    },
  },
  modules: {
    "index.js": ["src/main.tsx"],
    "shell.js": ["node_modules/react/index.js"],
    "Chat.js": ["node_modules/pubnub/a.js"],
  },
  html: ["index.js", "shell.js"],
  weigh: (file) => sizes[file] ?? 0,
};

test("the first load counts each file once, and a screen only what it adds", () => {
  const { weights, faults } = weighBuild(build, budgets);
  expect(weights.map(({ name, bytes }) => [name, bytes])).toEqual([
    ["first load of /menu", 90],
    ["member", 25],
  ]);
  expect(faults).toEqual([]);
});

test("what the page itself asks for counts too", () => {
  const { faults } = weighBuild({ ...build, html: ["index.js", "shell.js", "Chat.js"] }, budgets);
  expect(faults).toEqual([
    "the first load of /menu brings pubnub",
    "first load of /menu takes 110 bytes of at most 100",
  ]);
});

test("a journey that adds too much, or has no budget, is named", () => {
  const heavy = weighBuild(build, { ...budgets, journeys: { member: 24 } });
  expect(heavy.faults).toEqual(["member takes 25 bytes of at most 24"]);
  expect(weighBuild(build, { ...budgets, journeys: {} }).faults).toEqual([
    "the journey member has no budget",
  ]);
  expect(() => weighBuild(build, { ...budgets, journeys: { member: 30, orders: 30 } })).toThrow(
    "begins the journey orders",
  );
});

test("what belongs to a journey counts together, and each file once", () => {
  const lobby = { file: "Menu.js", isDynamicEntry: true, imports: ["_shared"] };
  const manifest = {
    ...build.manifest,
    _extra: { file: "extra.js" },
    "src/features/notices/Lobby.tsx": { ...lobby, imports: ["_shared", "_extra"] },
  };
  const weigh = (file: string) => (file === "extra.js" ? 2 : build.weigh(file));
  const { weights } = weighBuild({ ...build, manifest, weigh }, budgets);
  expect(weights.find(({ name }) => name === "member")?.bytes).toBe(27);
});

test("too many files are told", () => {
  expect(weighBuild(build, { ...budgets, scripts: 2 }).faults).toEqual([
    "the build has 3 JavaScript files of at most 2",
  ]);
});

test("each language may have two files more", () => {
  const manifest = {
    ...build.manifest,
    "locales/ja/texts.ts": { file: "ja.js", isDynamicEntry: true },
    "locales/en/texts.ts": { file: "en.js", isDynamicEntry: true },
  };
  const modules = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`${at}.js`, []]));
  const roomy = { ...budgets, journeys: { ...budgets.journeys, language: 1 }, onlyBy: [] };
  expect(weighBuild({ ...build, manifest, modules }, roomy).faults).toEqual([
    "the build has 8 JavaScript files of at most 7",
  ]);
});

test("what serves development alone is not shipped", () => {
  const modules = { ...build.modules, "Menu.js": ["src/ui/gallery/Gallery.tsx"] };
  expect(weighBuild({ ...build, modules }, { ...budgets, scripts: 4 }).faults).toEqual([
    "src/ui/gallery/ is in the production build",
  ]);
});

test("a budget that names something gone is an error", () => {
  const { "index.html": entry, ...others } = build.manifest;
  expect(entry).toBeDefined();
  expect(() => weighBuild({ ...build, manifest: others }, budgets)).toThrow(
    "no file of its own for index.html",
  );
});

test("a package that comes by another module than its own is named, and so is a module that is gone", () => {
  const modules = { ...build.modules, "shared.js": ["node_modules/pubnub/b.js"] };
  const lobby = { file: "Lobby.js", isDynamicEntry: true, imports: ["_shared"] };
  const manifest = { ...build.manifest, "src/features/notices/Lobby.tsx": lobby };
  expect(weighBuild({ ...build, modules, manifest }, { ...budgets, scripts: 4 }).faults).toEqual([
    "pubnub comes with more than src/features/notices/Chat.tsx",
  ]);
  const onlyBy = [{ module: "liff/sdk.ts", packages: ["@liff"] }];
  expect(() => weighBuild(build, { ...budgets, onlyBy })).toThrow("no file of its own for liff/sdk.ts");
});

test("a second first load has its own budget, and is no screen beside it", () => {
  const chat = {
    name: "/chat",
    modules: ["index.html", "src/features/notices/Chat.tsx"],
    maximum: 90,
    without: ["pubnub"],
  };
  const { weights, faults } = weighBuild(build, {
    ...budgets,
    firstLoads: [...budgets.firstLoads, chat],
    journeys: {},
  });
  expect(weights.map(({ name, bytes }) => [name, bytes])).toEqual([
    ["first load of /menu", 90],
    ["first load of /chat", 95],
  ]);
  expect(faults).toEqual([
    "the first load of /chat brings pubnub",
    "first load of /chat takes 95 bytes of at most 90",
  ]);
});
