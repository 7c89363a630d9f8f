import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { banners, feedPosts } from "#provider/db/tables/specials.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { sendPage } from "#provider/desk/frame/page.ts";
import { speech } from "#provider/desk/speech.ts";
import { knownPictures, readBanner, readHome, readPost } from "./homeDrafts.ts";
import { HOME_PAGE, homeView } from "./homeView.ts";
import { homeWords } from "./homeWords.ts";

/** What customers see on the home page: its banners, and the posts of the feed that this provider keeps itself. */
export function homeRoutes({ parts, write }: Counter): Hono {
  const { db, random } = parts;
  const routes = new Hono().basePath("/home-page");

  routes.get("/", async (context) => {
    const { words: desk, language, lang } = speech(context);
    const words = homeWords(language);
    const said = context.req.query("said");
    return sendPage(context, parts, {
      heading: desk.homePage,
      isInside: true,
      links: [{ href: "/desk", label: desk.chooseStore }],
      ...(said === "done" && { said: { text: words.done, isRefusal: false } }),
      ...(said === "refused" && { said: { text: words.refused, isRefusal: true } }),
      body: homeView(await readHome(db), {
        words,
        language,
        lang,
        now: parts.clock(),
        hasOwnFeed: parts.settings.feedUrl === null,
      }),
    });
  });

  routes.post("/banners/:id?", async (context) => {
    const draft = readBanner(await context.req.parseBody(), await knownPictures(db));
    if (draft === null) return back(context, false);
    const id = context.req.param("id");
    if (id === undefined) {
      await write((on) => on.insert(banners).values({ id: `b-${random(9)}`, place: "home", ...draft }));
      return back(context, true);
    }
    const own = and(eq(banners.id, id), eq(banners.place, "home"));
    const changed = await write((on) =>
      on.update(banners).set(draft).where(own).returning({ id: banners.id }),
    );
    return back(context, changed.length > 0);
  });

  routes.post("/banners/:id/remove", async (context) => {
    const own = and(eq(banners.id, context.req.param("id")), eq(banners.place, "home"));
    await write((on) => on.delete(banners).where(own));
    return back(context, true);
  });

  routes.post("/posts/:id{[0-9]{1,15}}?", async (context) => {
    const draft = readPost(await context.req.parseBody(), await knownPictures(db));
    if (draft === null) return back(context, false);
    const id = context.req.param("id");
    if (id === undefined) {
      await write((on) => on.insert(feedPosts).values(draft));
      return back(context, true);
    }
    const own = eq(feedPosts.id, Number(id));
    const changed = await write((on) =>
      on.update(feedPosts).set(draft).where(own).returning({ id: feedPosts.id }),
    );
    return back(context, changed.length > 0);
  });

  routes.post("/posts/:id{[0-9]{1,15}}/remove", async (context) => {
    await write((on) => on.delete(feedPosts).where(eq(feedPosts.id, Number(context.req.param("id")))));
    return back(context, true);
  });

  return routes;
}

function back(context: Context, isDone: boolean): Response {
  return context.redirect(`${HOME_PAGE}?said=${isDone ? "done" : "refused"}`, 303);
}
