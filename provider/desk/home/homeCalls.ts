import { and, eq } from "drizzle-orm";
import * as call from "#contract/calls/desk/home.ts";
import { banners, feedPosts } from "#provider/db/tables/specials.ts";
import { changed } from "#provider/staff/audit.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { knownPicture, readBanner, readHome, readPost } from "./homeDrafts.ts";

const read = answerDesk(call.readHomePage, async (_, { db, now, parts }) => {
  const home = await readHome(db);
  return {
    pictures: home.pictures,
    banners: home.banners.map(({ end_time, href, id, picture, position, start_time, title }) => ({
      banner_id: id,
      text: title,
      picture,
      href,
      position,
      start_time: start_time.toISOString(),
      end_time: end_time.toISOString(),
      state: stateAt(now, { start_time, end_time }),
    })),
    posts:
      parts.settings.feedUrl !== null
        ? null
        : home.posts.map(({ author, content, id, picture, posted_at, source, url }) => ({
            post_id: String(id),
            text: content,
            picture,
            source,
            author,
            url,
            posted_time: posted_at.toISOString(),
          })),
  };
});

function stateAt(
  now: Date,
  { end_time, start_time }: { readonly start_time: Date; readonly end_time: Date },
): call.HomeBanner["state"] {
  if (now < start_time) return "ahead";
  return now < end_time ? "shown" : "over";
}

/** A banner of the home page; those of other places are not the desk's. */
const ownBanner = (id: string) => and(eq(banners.id, id), eq(banners.place, "home"));

const saveOne = answerDesk(
  call.saveBanner,
  async ({ banner_id, form }, { db: reader, fail, parts, write }) => {
    const draft = readBanner(form, await knownPicture(reader, form.picture));
    if (!draft.ok) return { wrong: draft.wrong };
    const isSaved = await write(async ({ audit, db }) => {
      if (banner_id === null) {
        const id = `b-${parts.random(9)}`;
        await db.insert(banners).values({ id, place: "home", ...draft.value });
        await audit({ did: "home.banner", subject: id, before: null, after: { ...draft.value } });
        return true;
      }
      const [before] = await db.select().from(banners).where(ownBanner(banner_id)).for("update");
      if (before === undefined) return false;
      await db.update(banners).set(draft.value).where(ownBanner(banner_id));
      const values = changed<Readonly<Record<string, unknown>>>(before, { ...before, ...draft.value });
      await audit({ did: "home.banner", subject: banner_id, ...values });
      return true;
    });
    return isSaved ? { wrong: [] } : fail("gone");
  },
);

const removeOne = answerDesk(call.removeBanner, async ({ banner_id }, { fail, write }) => {
  const isGone = await write(async ({ audit, db }) => {
    const [before] = await db.delete(banners).where(ownBanner(banner_id)).returning();
    if (before === undefined) return false;
    await audit({
      did: "home.banner",
      subject: banner_id,
      before: { ...before },
      after: { button: "remove" },
    });
    return true;
  });
  return isGone ? {} : fail("gone");
});

/** A post's id in the database; -1, which no post has, for what is no number. */
const rowIdOf = (post_id: string) => (/^\d{1,9}$/.test(post_id) ? Number(post_id) : -1);

const savePost = answerDesk(call.savePost, async ({ post_id, form }, { db: reader, fail, write }) => {
  const draft = readPost(form, await knownPicture(reader, form.picture));
  if (!draft.ok) return { wrong: draft.wrong };
  const isSaved = await write(async ({ audit, db }) => {
    const [saved] =
      post_id === null
        ? await db.insert(feedPosts).values(draft.value).returning({ id: feedPosts.id })
        : await db
            .update(feedPosts)
            .set(draft.value)
            .where(eq(feedPosts.id, rowIdOf(post_id)))
            .returning({ id: feedPosts.id });
    if (saved === undefined) return false;
    await audit({ did: "home.post", subject: String(saved.id) });
    return true;
  });
  return isSaved ? { wrong: [] } : fail("gone");
});

const removePost = answerDesk(call.removePost, async ({ post_id }, { fail, write }) => {
  const isGone = await write(async ({ audit, db }) => {
    const gone = await db
      .delete(feedPosts)
      .where(eq(feedPosts.id, rowIdOf(post_id)))
      .returning({ id: feedPosts.id });
    if (gone.length === 0) return false;
    await audit({ did: "home.post", subject: post_id, after: { button: "remove" } });
    return true;
  });
  return isGone ? {} : fail("gone");
});

export const homeCalls = [read, saveOne, removeOne, savePost, removePost];
