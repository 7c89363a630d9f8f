import { getTableColumns, ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { door } from "#contract/calls/desk/door.ts";
import { listStaff } from "#contract/calls/desk/staff.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { listStores } from "#contract/calls/desk/stores.ts";
import { listTablets } from "#contract/calls/desk/tablets.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { type StaffedDesk, deskOf } from "#provider/testing/deskVisit.ts";
import { NOON, storeOf, words } from "#provider/testing/fixture.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { updateOpenings } from "#provider/stores/maintenance/updateOpenings.ts";

const MANY = 5_000;
/** As much as a phone on a weak signal takes in a second. */
const BYTES = 20_000;

let provider: TestProvider;
let desk: StaffedDesk;
beforeAll(async () => {
  provider = await testProvider();
  provider.clock.set(NOON);
  await provider.db.insert(stores).values(
    storeOf("first", {
      name: { ...words("カフェ・ノワール"), en: "Café Noir" },
      reading: "かふぇのわーる",
      address: words("北海道札幌市中央区北1条西2"),
      created_at: new Date(NOON.getTime() - 1_000),
    }),
  );
  // By one statement: the same store again and again, under ids of their own.
  const copied = sql.raw(
    "(jsonb_populate_record(one, jsonb_build_object('id', 'store-' || lpad(n::text, 4, '0'), 'name', jsonb_build_object('ja', '食堂 ' || n), " +
      "'reading', '', 'address', jsonb_build_object('ja', '東京都台東区上野' || n), 'created_at', now(), " +
      "'left_at', case when n % 100 = 0 then now() end, 'opened_at', case when n % 100 = 1 then null else now() end))).*",
  );
  const columns = Object.values(getTableColumns(stores)).filter(({ generated }) => generated === undefined);
  const names = sql.raw(columns.map(({ name }) => `"${name}"`).join(", "));
  await provider.db.execute(sql`insert into stores (${names})
    select ${names} from (select ${copied} from stores one, generate_series(1, ${MANY - 1}) n) made`);
  desk = await deskOf(provider, "first");
});
afterAll(() => provider.close());

const page = (asked: DeskRequest<typeof listStores>) => desk.given(listStores, asked);
const ids = async (asked: DeskRequest<typeof listStores>) =>
  (await page(asked)).items.map(({ store_id }) => store_id);

async function all(asked: DeskRequest<typeof listStores>): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, next_cursor } = await page({ ...asked, ...(cursor !== undefined && { cursor }) });
    found.push(...items.map(({ store_id }) => store_id));
    cursor = next_cursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

describe(`${MANY} stores`, () => {
  it("come page by page, each once, without those that were closed for good", async () => {
    expect(await provider.db.$count(stores)).toBe(MANY);
    const found = await all({});
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBe(MANY - 49);
    expect(found[0]).toBe("first");
    expect(await all({ standing: "ended" })).toHaveLength(49);
    expect(await all({ standing: "preparing" })).toHaveLength(50);
    expect(await desk.send(listStores, { cursor: "made.up" })).toBe("cursor");
  });

  it("are found by name in any language and script, reading, address and id", async () => {
    for (const typed of ["noir", "CAFE", "ノワール", "のわーる", "ﾉﾜｰﾙ", "札幌", "first", "北海道 カフェ"])
      expect([typed, await ids({ words: typed })]).toEqual([typed, ["first"]]);
    expect(await ids({ words: "store-4711" })).toEqual(["store-4711"]);
    expect(await ids({ words: "食堂 札幌" })).toEqual([]);
    expect(await ids({ words: "store-0100" })).toEqual([]);
    expect(await ids({ words: "store-0100", standing: "ended" })).toEqual(["store-0100"]);
    // What stands for anything in a pattern stands for itself here.
    expect(await ids({ words: "%" })).toEqual([]);
    expect(await ids({ store_ids: ["store-0100", "first", "nowhere"] })).toEqual(["first", "store-0100"]);
  });

  it("are told apart by whether they take orders now, as housekeeping has written it", async () => {
    expect(await ids({ words: "first", standing: "open" })).toEqual([]);
    // The others are written already, for a time that is not now.
    await provider.db
      .update(stores)
      .set({ openings_key: sql`hours_key`, openings_until: new Date(NOON.getTime() + 99 * 86_400_000) })
      .where(ne(stores.id, "first"));
    await updateOpenings(provider.db, NOON);
    expect(await ids({ words: "first", standing: "open" })).toEqual(["first"]);
    expect(await ids({ words: "first", standing: "closed" })).toEqual([]);
    const [shown] = (await page({ words: "first" })).items;
    expect(shown).toMatchObject({ standing: "open", address: "北海道札幌市中央区北1条西2" });
  });

  it("cost few bytes wherever one chooses among them", async () => {
    const sizes = await Promise.all(
      [page({}), desk.given(door, {}), desk.given(listStaff, {}), desk.given(listTablets, {})].map(
        async (answer) => JSON.stringify(await answer).length,
      ),
    );
    expect(Math.max(...sizes)).toBeLessThan(BYTES);
    expect((await desk.given(door, {})).me).toMatchObject({ store_count: MANY });
  });
});
