import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import * as z from "zod/mini";
import { bcp47, type Locale, LOCALES } from "#domain/values/localeCodes.ts";
import { href } from "#routes/href.ts";

const Words = z.object({
  description: z.string(),
  titles: z.object({ orders: z.string(), mall: z.string(), coupons: z.string() }),
});
type Words = z.infer<typeof Words>;

const NAME = "Noren";
/** The page's own colour by day (`--page`): an installed app opens with it. */
const PAGE = "#f7f5f2";
/** Pictures of the app that a browser shows when it offers to install it, as the README shows them. */
const SCREENS = ["menu", "home", "order"];
const SCREEN_SIZE = "390x844";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});
const icons = [192, 512].flatMap((size) => [icon("icon", size, "any"), icon("maskable", size, "maskable")]);

/** The app as a device installs it, in one language (W3C, "Web Application Manifest"). One app, whatever its language. */
export function appManifest(locale: Locale, { description, titles }: Words) {
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon("icon", 192, "any")] });
  return {
    id: "/",
    name: NAME,
    short_name: NAME,
    description,
    lang: bcp47(locale),
    dir: "ltr",
    start_url: href("home", {}),
    scope: "/",
    display: "standalone",
    background_color: PAGE,
    theme_color: PAGE,
    categories: ["food", "shopping"],
    icons,
    shortcuts: [
      shortcut(titles.orders, href("order", {})),
      shortcut(titles.coupons, href("userCoupon", {})),
      shortcut(titles.mall, href("mall", {})),
    ],
    screenshots: SCREENS.map((name) => ({
      src: `/screens/${name}.webp`,
      sizes: SCREEN_SIZE,
      type: "image/webp",
      form_factor: "narrow",
    })),
  };
}

/** The words of an app's manifest in a language. */
export async function manifestWords(locale: Locale): Promise<Words> {
  return Words.parse(JSON.parse(await readFile(`locales/${locale}/common.json`, "utf8")));
}

/** Writes a manifest for each language into a build of the client, with the pictures that they name. */
export async function writeAppManifests(client: string): Promise<void> {
  await mkdir(`${client}/manifests`, { recursive: true });
  for (const locale of LOCALES) {
    const manifest = appManifest(locale, await manifestWords(locale));
    await writeFile(`${client}/manifests/${locale}.webmanifest`, JSON.stringify(manifest));
  }
  for (const name of SCREENS) await cp(`.github/screens/${name}.webp`, `${client}/screens/${name}.webp`);
}
