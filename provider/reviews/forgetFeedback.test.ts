import { afterAll, beforeAll, expect, it } from "vitest";
import { uploads } from "#provider/db/tables/files.ts";
import { feedbacks } from "#provider/db/tables/reviews.ts";
import { tidy } from "#provider/operations/tidy.ts";
import { guest, type Planted, planted } from "#provider/testing/guest.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

const DAY = 86_400_000;

it("feedback goes a year after it was settled, its pictures with it, and not before it is", async () => {
  const { db, parts } = provider;
  const now = parts.clock();
  const { uid } = await guest(provider);
  const picture = (name: string) => ({ src: `/uploads/${name}`, widths: [240], ratio: 1, tint: "#ffffff" });
  for (const [id, answered_at] of [
    ["settled", now],
    ["open", null],
  ] as const) {
    const words = { content: "Hello", name: "Hana", phone: "+819011112222", language: "ja" as const };
    await db
      .insert(feedbacks)
      .values({ id, uid, type: 0, ...words, created_at: now, answered_at, pictures: [picture(id)] });
    await db
      .insert(uploads)
      .values({ id, uid, picture: picture(id), file_names: [id], created_at: now, used_at: now });
  }
  const left = async () => ({
    feedback: (await db.select({ id: feedbacks.id }).from(feedbacks)).map(({ id }) => id).toSorted(),
    pictures: (await db.select().from(uploads)).flatMap((one) => (one.removed_at ? [] : [one.id])).toSorted(),
  });
  provider.clock.advance(365 * DAY);
  await tidy(parts);
  expect(await left()).toEqual({ feedback: ["open", "settled"], pictures: ["open", "settled"] });
  provider.clock.advance(DAY);
  await tidy(parts);
  expect(await left()).toEqual({ feedback: ["open"], pictures: ["open"] });
});
