import { eq } from "drizzle-orm";
import * as call from "#contract/calls/desk/home.ts";
import type { Database } from "#provider/db/database.ts";
import { inEach } from "#provider/db/tables/columns.ts";
import { banners, feedPosts } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { stampOf } from "#provider/desk/settings/readSettings.ts";
import { textsIn } from "#provider/server/texts.ts";
import { changed } from "#provider/staff/audit.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { knownPicture, readBanner, readHome, readPost, shopsOf } from "./homeDrafts.ts";

const read = answerDesk(call.readHomePage, async ({ announced }, { db, language, now, parts }) => {
  const home = await readHome(db);
  return {
    pictures: home.pictures,
    shops: (await shopsOf(db)).map(({ id, name }) => ({ id, name: name[language] })),
    announcement: announced === undefined ? null : await announcementOf(db, announced),
    banners: home.banners.map((banner) => ({
      banner_id: banner.id,
      place: banner.place,
      store_id: banner.store_id,
      text: banner.title,
      picture: banner.picture,
      href: banner.href,
      position: banner.position,
      start_time: banner.start_time.toISOString(),
      end_time: banner.end_time.toISOString(),
      state: stateAt(now, banner),
      stamp: stampOf(banner),
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

/** What a banner says of a store that opens, and what it leads to; null: there is no such store. */
async function announcementOf(db: Database, store_id: string) {
  const [store] = await db
    .select({ name: stores.name, picture: stores.picture })
    .from(stores)
    .where(eq(stores.id, store_id));
  if (store === undefined) return null;
  const { name, picture } = store;
  return {
    text: inEach((language) => textsIn(language, "provider/names")("opens", { store: name[language] })),
    picture,
    href: `/storeHome?${new URLSearchParams({ storeId: store_id })}`,
  };
}

const saveOne = answerDesk(
  call.saveBanner,
  async ({ banner_id, stamp, form }, { db: reader, fail, parts, write }) => {
    const draft = readBanner(form, await knownPicture(reader, form.picture), await shopsOf(reader));
    if (!draft.ok) return { wrong: draft.wrong };
    await write(async ({ audit, db }) => {
      if (banner_id === null) {
        const id = `b-${parts.random(9)}`;
        await db.insert(banners).values({ id, ...draft.value });
        await audit({ did: "home.banner", subject: id, before: null, after: { ...draft.value } });
        return;
      }
      const own = eq(banners.id, banner_id);
      const [before] = await db.select().from(banners).where(own).for("update");
      if (before === undefined) return fail("gone");
      const after = { ...before, ...draft.value };
      if (![stamp, stampOf(after)].includes(stampOf(before))) return fail("changed");
      await db.update(banners).set(draft.value).where(own);
      const values = changed<Readonly<Record<string, unknown>>>(before, after);
      await audit({ did: "home.banner", subject: banner_id, ...values });
    });
    return { wrong: [] };
  },
);

const removeOne = answerDesk(call.removeBanner, async ({ banner_id }, { fail, write }) => {
  const isGone = await write(async ({ audit, db }) => {
    const [before] = await db.delete(banners).where(eq(banners.id, banner_id)).returning();
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
