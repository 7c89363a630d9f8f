import { count, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { reviews } from "#provider/db/tables/reviews.ts";

export interface Ratings {
  /** Of 1 to 5 stars, to one decimal; 0 without reviews. */
  readonly average: number;
  readonly count: number;
  /** Counts of 1, 2, 3, 4 and 5 stars. */
  readonly stars: [number, number, number, number, number];
}

/** How a store was rated. */
export async function ratingsOf(db: Database, store_id: string): Promise<Ratings> {
  const rows = await db
    .select({ star: reviews.star, number: count() })
    .from(reviews)
    .where(eq(reviews.store_id, store_id))
    .groupBy(reviews.star);
  const of = (star: number) => rows.find((row) => row.star === star)?.number ?? 0;
  const total = rows.reduce((sum, row) => sum + row.number, 0);
  const points = rows.reduce((sum, row) => sum + row.star * row.number, 0);
  return {
    average: total === 0 ? 0 : Math.round((points / total) * 10) / 10,
    count: total,
    stars: [of(1), of(2), of(3), of(4), of(5)],
  };
}
