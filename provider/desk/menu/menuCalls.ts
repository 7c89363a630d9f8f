import { inArray } from "drizzle-orm";
import {
  bringMenuBack,
  changeDishes,
  changeMenu,
  deskDish,
  deskMenu,
  discardMenuDraft,
  menuVersions,
  MOST_TOLD,
  moveInMenu,
  publishMenuDraft,
  removeFromMenu,
  unscheduleMenu,
} from "#contract/calls/desk/menu.ts";
import type { SeenChange } from "#contract/menuChanges.ts";
import { changedDishes } from "#domain/menu/document/changedDishes.ts";
import { removal } from "#domain/menu/document/removal.ts";
import type { Database } from "#provider/db/database.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { readChecks } from "#provider/menu/document/allergenChecks.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import {
  changeDraft,
  type Conflict,
  discardDraft,
  lockMenu,
  moveInDraft,
  readDraft,
  stampOf,
} from "#provider/menu/document/draft.ts";
import {
  draftMenu,
  publishDraft,
  readVersion,
  readVersions,
  scheduleMenu,
} from "#provider/menu/document/publishDraft.ts";
import { answerDesk, DeskFailed } from "#provider/staff/deskDispatch.ts";
import { readDeskMenu } from "./readDeskMenu.ts";

const read = answerDesk(deskMenu, async ({ store_id }, context) => {
  await ownStore(context, store_id);
  return readDeskMenu(context.db, store_id);
});

const readDish = answerDesk(deskDish, async ({ dish_id, store_id }, context) => {
  await ownStore(context, store_id);
  const { menu, published } = await readDraft(context.db, store_id);
  const isIt = ({ id }: { readonly id: string }) => id === dish_id;
  const dish = menu.dishes.find(isIt) ?? context.fail("gone");
  const checked = (await readChecks(context.db, store_id))({ kind: "dish", content: dish });
  return {
    dish,
    stamp: stampOf(dish) ?? "",
    published: published.dishes.find(isIt) ?? null,
    recheck: checked?.is_older === true ? { by: checked.by, at: checked.at.toISOString() } : null,
  };
});

const change = answerDesk(changeMenu, async ({ changes, store_id }, context) => {
  const { now, signed, write } = context;
  await ownStore(context, store_id);
  checkIds(changes);
  const changed = await write(({ db }) =>
    changeDraft(db, store_id, changes, { staff_id: signed.staff.id, now }),
  );
  return { conflicts: changed.outcome === "done" ? [] : await named(context.db, changed.conflicts) };
});

/** A change is named by the id of its content. */
function checkIds(changes: readonly SeenChange[]): void {
  const fields = changes.flatMap(({ content, id }, place) =>
    content === null || content.id === id ? [] : [`changes.${place}.content.id`],
  );
  if (fields.length > 0) throw new DeskFailed("malformed", { fields });
}

async function named(db: Database, conflicts: readonly Conflict[]) {
  const ids = [...new Set(conflicts.flatMap(({ staff_id }) => staff_id ?? []))];
  const rows = await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids));
  return conflicts.map(({ content, id, kind, staff_id }) => ({
    kind,
    id,
    content,
    stamp: stampOf(content),
    by: rows.find((row) => row.id === staff_id)?.name ?? null,
  }));
}

const changeMany = answerDesk(changeDishes, async (request, context) => {
  const { change: how, dish_ids, seen, store_id } = request;
  const { fail, now, signed, write } = context;
  await ownStore(context, store_id);
  return write(async ({ db }) => {
    await lockMenu(db, store_id);
    const { menu, overtaken } = await readDraft(db, store_id);
    const wanted = new Set(dish_ids);
    const changed = changedDishes(menu, wanted, how);
    // Of what is not there, or was published since it was drafted, one has to hear first.
    const isThere = menu.dishes.filter(({ id }) => wanted.has(id)).length === wanted.size;
    if (!isThere || overtaken.some(({ id, kind }) => kind === "dish" && wanted.has(id))) return fail("gone");
    const stamp = stampOf(changed) ?? "";
    const isDone = seen === stamp;
    const changes = changed.map(
      ({ after, before }): SeenChange => ({
        kind: "dish",
        id: after.id,
        content: after,
        seen: stampOf(before),
      }),
    );
    if (isDone) await changeDraft(db, store_id, changes, { staff_id: signed.staff.id, now });
    return {
      is_done: isDone,
      stamp,
      count: changed.length,
      dishes: changed.slice(0, MOST_TOLD).map(({ after, before }) => ({
        id: before.id,
        name: before.name,
        price: before.price,
        price_after: after.price,
      })),
      former: isDone ? changed.map(({ before }) => before) : [],
      stamps: isDone ? changed.map(({ after }) => stampOf(after) ?? "") : [],
    };
  });
});

const move = answerDesk(moveInMenu, async ({ store_id, ...what }, context) => {
  const { fail, now, signed, write } = context;
  await ownStore(context, store_id);
  const isMoved = await write(({ db }) =>
    moveInDraft(db, store_id, what, { staff_id: signed.staff.id, now }),
  );
  return isMoved ? {} : fail("gone");
});

const remove = answerDesk(removeFromMenu, async ({ dishes, id, kind, seen, store_id }, context) => {
  const { fail, now, signed, write } = context;
  await ownStore(context, store_id);
  await write(async ({ db }) => {
    await lockMenu(db, store_id);
    const { menu } = await readDraft(db, store_id);
    const removed = removal(menu, kind, id) ?? fail("gone");
    if (stampOf(removed.content) !== seen || removed.dishes !== dishes) return fail("changed");
    const changes = removed.changes.map(({ before, ...without }) => ({ ...without, seen: stampOf(before) }));
    const done = await changeDraft(db, store_id, changes, { staff_id: signed.staff.id, now });
    return done.outcome === "done" ? undefined : fail("changed");
  });
  return {};
});

const discard = answerDesk(discardMenuDraft, async ({ store_id }, context) => {
  await ownStore(context, store_id);
  await context.write(async ({ db }) => {
    await lockMenu(db, store_id);
    await discardDraft(db, store_id);
    await scheduleMenu(db, store_id, null);
  });
  return {};
});

const publish = answerDesk(publishMenuDraft, async ({ at, store_id }, context) => {
  const { now, signed, write } = context;
  await ownStore(context, store_id);
  const publish_at = at === null ? null : new Date(at);
  if (publish_at !== null && publish_at > now) {
    await write(async ({ db }) => {
      await lockMenu(db, store_id);
      await scheduleMenu(db, store_id, { publish_at, staff_id: signed.staff.id });
    });
    return { outcome: "scheduled" as const, number: null, taken: [] };
  }
  const published = await write(({ actor, db }) => publishDraft(db, store_id, { actor, now }));
  return {
    outcome: published.outcome,
    number: published.outcome === "published" ? published.number : null,
    taken: published.outcome === "taken" ? [...published.taken.categories, ...published.taken.dishes] : [],
  };
});

const unschedule = answerDesk(unscheduleMenu, async ({ store_id }, context) => {
  await ownStore(context, store_id);
  await context.write(async ({ db }) => {
    await lockMenu(db, store_id);
    await scheduleMenu(db, store_id, null);
  });
  return {};
});

const versions = answerDesk(menuVersions, async ({ store_id }, context) => {
  await ownStore(context, store_id);
  const rows = await readVersions(context.db, store_id);
  return {
    versions: rows.map(({ by, differences, number, published_at }) => ({
      number,
      published_at: published_at.toISOString(),
      by,
      differences: differences.slice(0, MOST_TOLD),
      difference_count: differences.length,
    })),
  };
});

const bringBack = answerDesk(bringMenuBack, async ({ number, store_id }, context) => {
  const { fail, now, signed, write } = context;
  await ownStore(context, store_id);
  await write(async ({ db }) => {
    const document = (await readVersion(db, store_id, number)) ?? fail("gone");
    await draftMenu(db, store_id, document, { staff_id: signed.staff.id, now });
  });
  return {};
});

export const menuCalls = [
  read,
  readDish,
  change,
  changeMany,
  move,
  remove,
  discard,
  publish,
  unschedule,
  versions,
  bringBack,
];
