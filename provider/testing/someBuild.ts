import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const SCRIPT = "console.log('the entry');";
const manifest = {
  "index.html": {
    file: "assets/index-1.js",
    isEntry: true,
    imports: ["_shell.js"],
    css: ["assets/index-1.css"],
  },
  "_shell.js": { file: "assets/shell-1.js", css: ["assets/shell-1.css"] },
  "src/Menu.tsx": {
    file: "assets/Menu-1.js",
    imports: ["_shell.js", "index.html"],
    css: ["assets/Menu-1.css"],
  },
};
const page = `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8" />
    <title>Noren</title>
    <!--noren:head-->
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shell-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="app"><!--noren:body--></div>
  </body>
</html>
`;
/** Renders what the address asks for, so that tests can ask for anything. */
const entry = `
let drawn = 0;
export function firstScreenVariant({ url, acceptLanguage }) {
  const { pathname, searchParams } = new URL(url, "http://page.test");
  return pathname === "/kept" ? { key: acceptLanguage, storeId: searchParams.get("storeId") } : null;
}
export async function renderFirstScreen({ url, send, texts }) {
  drawn += 1;
  const { pathname, searchParams } = new URL(url, "http://page.test");
  if (pathname === "/broken") throw new Error("rendering broke");
  const answer = pathname === "/menu" ? await send("/order/store/index", { store_id: "none" }) : null;
  return {
    status: pathname === "/nowhere" ? 404 : 200,
    lang: "en",
    title: "Menu <of the day>",
    headTags: '<meta name="description" content="A menu">',
    body: pathname === "/kept" ? "<p>drawing " + drawn + "</p>" : "<p>first screen</p>",
    data: { answer, echo: searchParams.get("echo") },
    texts: { locale: "ja", namespaces: { errors: await texts("ja", "errors") } },
    modules: ["src/Menu.tsx"],
    hosts: pathname === "/map" ? ["maps"] : pathname === "/card" ? ["vault"] : [],
  };
}
`;

/** A built client in a folder of its own, small and with every part that a build has. */
export async function someBuild(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "noren-build-"));
  const files: Record<string, string | Buffer> = {
    "client/index.html": page,
    "client/.vite/manifest.json": JSON.stringify(manifest),
    "client/assets/index-1.js": SCRIPT,
    "client/assets/index-1.js.br": brotliCompressSync(SCRIPT),
    "client/assets/shell-1.js": "",
    "client/assets/Menu-1.js": "",
    "client/assets/index-1.css": "body{color:#123}",
    "client/assets/shell-1.css": "a{color:#456}",
    "client/assets/Menu-1.css": "p{color:#789}",
    "client/favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
    "client/pictures/dish.webp": "webp",
    "client/sw.js": SCRIPT,
    "desk/index.html":
      '<!doctype html><html lang="ja"><title>Noren</title><script type="module" src="/desk/assets/desk-1.js"></script></html>',
    "desk/assets/desk-1.js": SCRIPT,
    "server/server.js": entry,
    "server/package.json": '{"type":"module"}',
    "secret.txt": "not for the public",
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
