import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MenuDocument } from "#contract/menuDocument.ts";
import { diffMenus } from "#domain/menu/document/diffMenus.ts";
import { SYSTEM } from "#provider/staff/audit.ts";
import { NOON, plantFixture } from "#provider/testing/fixture.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { testDatabase } from "#provider/testing/testDatabase.ts";
import { draftGoods } from "../preview/draftGoods.ts";
import { changeDraft, readDraft, stampOf } from "./draft.ts";
import { publishDraft } from "./publishDraft.ts";
import { publishMenu } from "./publishMenu.ts";
import { readMenu } from "./readMenu.ts";

const store_id = "cover";
let heard: string[] = [];
let provider: TestProvider;
beforeAll(async () => {
  const hear = (statement: string) => heard.push(statement);
  const database = await testDatabase({ isSeeded: false, now: NOON, hear });
  provider = await testProvider({ database, now: NOON });
  await plantFixture(database.db);
});
afterAll(() => provider.close());

/** How many statements some work asks. */
async function counted(work: () => Promise<unknown>): Promise<number> {
  heard = [];
  await work();
  return heard.length;
}

/** Statements of each thing that is done with a menu of so many dishes. */
async function statements(count: number) {
  const { db } = provider;
  const by = { actor: SYSTEM, now: NOON };
  const menu = await readMenu(db, store_id);
  const [first] = menu.dishes;
  if (first === undefined) throw new Error("No dish");
  const dishes = Array.from({ length: count }, (_, number) => ({ ...first, id: `many-${number}` }));
  const many: MenuDocument = { ...menu, dishes };
  const filled = await counted(() =>
    db.transaction((transaction) => publishMenu(transaction, store_id, many, by)),
  );
  const content = { ...first, id: "many-1", price: first.price + count };
  const changes = [{ kind: "dish" as const, id: content.id, content, seen: stampOf(dishes[1]) }];
  const changed = await counted(async () => {
    const change = (transaction: typeof db) =>
      changeDraft(transaction, store_id, changes, { staff_id: null, now: NOON });
    expect(await db.transaction(change)).toEqual({ outcome: "done" });
  });
  const read = await counted(async () => {
    const draft = await readDraft(db, store_id);
    expect(draft.menu.dishes).toHaveLength(count);
    expect(diffMenus(draft.published, draft.menu)).toMatchObject([{ id: "many-1", fields: ["price"] }]);
  });
  const previewed = await counted(() => draftGoods(db, store_id, NOON));
  const published = await counted(async () => {
    const publish = (transaction: typeof db) => publishDraft(transaction, store_id, by);
    expect(await db.transaction(publish)).toMatchObject({ outcome: "published" });
  });
  return { filled, changed, read, previewed, published };
}

describe("a menu of five thousand dishes", () => {
  it("is read, changed, looked at and published by as many statements as one of five", {
    timeout: 120_000,
  }, async () => {
    await statements(5);
    const few = await statements(5);
    expect(few.read).toBeLessThanOrEqual(5);
    expect(few.published).toBeLessThanOrEqual(32);
    const { filled, ...rest } = await statements(5_000);
    expect({ filled: few.filled, ...rest }).toEqual(few);
    // What is new is put into the search 250 at a time, by two statements.
    expect(filled).toBeLessThanOrEqual(few.filled + 2 * (5_000 / 250));
  });
});
