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
  screen: { folder: "src/features/", maximum: 30, but: [] },
  onlyBy: [{ module: "src/features/chat/Chat.tsx", packages: ["pubnub"] }],
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
    "src/features/chat/Chat.tsx": { file: "Chat.js", isDynamicEntry: true, imports: ["_shell", "_shared"] },
  },
  modules: {
    "index.js": { "src/main.tsx": 1 },
    "shell.js": { "node_modules/react/index.js": 1 },
    "Chat.js": { "node_modules/pubnub/a.js": 1 },
  },
  html: ["index.js", "shell.js"],
  weigh: (file) => sizes[file] ?? 0,
};

test("the first load counts each file once, and a screen only what it adds", () => {
  const { weights, faults } = weighBuild(build, budgets);
  expect(weights.map(({ name, bytes }) => [name, bytes])).toEqual([
    ["first load of /menu", 90],
    ["src/features/chat/Chat.tsx", 25],
  ]);
  expect(faults).toEqual([]);
});

test("what the page itself asks for counts too", () => {
  const { faults } = weighBuild({ ...build, html: ["index.js", "shell.js", "Chat.js"] }, budgets);
  expect(faults).toEqual([
    "first load of /menu takes 110 bytes of at most 100",
    "the first load of /menu brings pubnub",
  ]);
});

test("a screen that adds too much is named", () => {
  const { faults } = weighBuild(build, {
    ...budgets,
    screen: { folder: "src/features/", maximum: 24, but: [] },
  });
  expect(faults).toEqual(["src/features/chat/Chat.tsx takes 25 bytes of at most 24"]);
});

test("what serves development alone is not shipped", () => {
  const modules = { ...build.modules, "Menu.js": { "src/ui/gallery/Gallery.tsx": 1 } };
  expect(weighBuild({ ...build, modules }, budgets).faults).toEqual([
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
  const modules = { ...build.modules, "shared.js": { "node_modules/pubnub/b.js": 1 } };
  const lobby = { file: "Lobby.js", isDynamicEntry: true, imports: ["_shared"] };
  const manifest = { ...build.manifest, "src/features/chat/Lobby.tsx": lobby };
  expect(weighBuild({ ...build, modules, manifest }, budgets).faults).toEqual([
    "pubnub comes with more than src/features/chat/Chat.tsx",
  ]);
  const onlyBy = [{ module: "liff/sdk.ts", packages: ["@liff"] }];
  expect(() => weighBuild(build, { ...budgets, onlyBy })).toThrow("no file of its own for liff/sdk.ts");
});

test("a folder may have a budget of its own", () => {
  const but = [{ folder: "src/features/chat/", maximum: 20 }];
  const { faults } = weighBuild(build, { ...budgets, screen: { ...budgets.screen, but } });
  expect(faults).toEqual(["src/features/chat/Chat.tsx takes 25 bytes of at most 20"]);
});

test("a second first load has its own budget, and is no screen beside it", () => {
  const chat = {
    name: "/chat",
    modules: ["index.html", "src/features/chat/Chat.tsx"],
    maximum: 90,
    without: ["pubnub"],
  };
  const { weights, faults } = weighBuild(build, { ...budgets, firstLoads: [...budgets.firstLoads, chat] });
  expect(weights.map(({ name, bytes }) => [name, bytes])).toEqual([
    ["first load of /menu", 90],
    ["first load of /chat", 95],
  ]);
  expect(faults).toEqual([
    "first load of /chat takes 95 bytes of at most 90",
    "the first load of /chat brings pubnub",
  ]);
});
