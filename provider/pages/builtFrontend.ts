import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chunkGraph } from "./chunkGraph.ts";
import { type Frontend, inLanguage, pageTemplate, readTexts, ServerEntry } from "./frontend.ts";
import { staticFiles } from "./staticFiles.ts";

/** There is no build to serve. */
export class NotBuilt extends Error {
  override name = "NotBuilt";
}

/**
 * The client as it was built to a folder.
 * @throws NotBuilt
 */
export async function builtFrontend(folder: string): Promise<Frontend> {
  const client = join(folder, "client");
  if (!existsSync(join(client, "index.html"))) {
    throw new NotBuilt(
      `The client is not built: there is no ${join(client, "index.html")}. Run "npm run build".`,
    );
  }
  const template = pageTemplate(await readFile(join(client, "index.html"), "utf8"), true);
  const manifest: unknown = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
  const entry: unknown = await import(pathToFileURL(join(folder, "server/server.js")).href);
  const { firstScreenVariant, renderFirstScreen } = ServerEntry.parse(entry);
  const texts = remembered((locale: string, namespace: string) => readTexts(locale, namespace));
  return {
    isDevelopment: false,
    template: () => Promise.resolve(template),
    render: renderFirstScreen,
    variant: firstScreenVariant,
    texts,
    needed: chunkGraph(manifest),
    style: remembered((address: string) => readFile(join(client, address), "utf8")),
    file: staticFiles(client),
    desk: await builtDesk(join(folder, "desk")),
  };
}

/** The desk's application as it was built to a folder, whose files lie below `/desk/`. */
async function builtDesk(folder: string): Promise<Frontend["desk"]> {
  const html = await readFile(join(folder, "index.html"), "utf8");
  const files = staticFiles(folder);
  return {
    isDevelopment: false,
    page: async (lang) => inLanguage(html, lang),
    file: ({ headers, url }) => files(new Request(url.replace("/desk/", "/"), { headers })),
  };
}

/** Reads once what does not change while the server runs. */
function remembered<Names extends string[], Read>(read: (...names: Names) => Promise<Read>) {
  const known = new Map<string, Promise<Read>>();
  return (...names: Names): Promise<Read> => {
    const key = names.join("\n");
    const reading = known.get(key) ?? read(...names);
    if (!known.has(key)) known.set(key, reading);
    return reading.catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
  };
}
