import { type Browser, expect } from "@playwright/test";
import { signInAsDemo } from "#contract/calls/desk/door.ts";
import { baseURL } from "./desk.ts";
import { crowding } from "./everyRoute/crowding.ts";
import { runAxe } from "./runAxe.ts";
import { browserTag, type Language, textsIn } from "./texts.ts";

/** A screen of the desk by its address, and what its heading says. */
export interface DeskPage {
  readonly path: string;
  readonly title: Parameters<ReturnType<typeof textsIn>>[0];
}

/** A browser in which an owner of the demo has signed in at the desk, and what is wrong on a screen of it. */
export async function lookAtDesk(
  browser: Browser,
  language: Language,
  width: number,
  scheme: "light" | "dark" = "light",
) {
  const context = await browser.newContext({
    baseURL,
    locale: browserTag(language),
    colorScheme: scheme,
    viewport: { width, height: width < 600 ? 844 : 768 },
  });
  const headers = { origin: baseURL };
  await context.request.post(signInAsDemo.path, { headers, data: { role: "owner" } });
  const page = await context.newPage();
  return {
    page,
    say: textsIn(language),
    at: (path: string) => page.goto(path),
    /** Nothing that axe finds, nothing that hangs out. */
    isSound: async () => {
      const found = await runAxe(page, {});
      expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
      expect(await crowding(page, false)).toEqual([]);
    },
    close: () => context.close(),
  };
}
