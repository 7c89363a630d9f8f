import {
  allergenSheet,
  type Check,
  confirmAllergens,
  deskAllergens,
  stateAllergens,
} from "#contract/calls/desk/allergens.ts";
import type { MenuDish, MenuDocument, MenuGroup } from "#contract/menuDocument.ts";
import { NOTHING_STATED } from "#domain/menu/allergenStates.ts";
import { everyLanguage } from "#domain/menu/document/menuTexts.ts";
import type { Database } from "#provider/db/database.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import {
  type AllergenCheck,
  confirmChecks,
  readChecks,
  type Stating,
  statingOf,
} from "#provider/menu/document/allergenChecks.ts";
import { lockMenu, readDraft } from "#provider/menu/document/draft.ts";
import { readMenu } from "#provider/menu/document/readMenu.ts";
import { stateInDraft } from "#provider/menu/document/stateAllergens.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";

type CheckOf = (of: Stating) => AllergenCheck | undefined;

const read = answerDesk(deskAllergens, async ({ store_id }, context) => {
  await ownStore(context, store_id);
  const { menu } = await readDraft(context.db, store_id);
  const checkOf = await readChecks(context.db, store_id);
  return {
    categories: menu.categories.map(({ id, name }) => ({ id, name })),
    groups: menu.groups.map((group) => statedGroup(group, checkOf)),
    dishes: edible(menu).map((dish) => statedDish(dish, checkOf)),
  };
});

/** Bowls and paper have no allergens to tell of. */
const edible = ({ dishes }: MenuDocument) => dishes.filter(({ tax_class }) => tax_class !== "goods");

function statedDish(dish: MenuDish, checkOf: CheckOf) {
  const { allergens, category_id, groups, id, name } = dish;
  const checked = shown(checkOf({ kind: "dish", content: dish }));
  return { id, category_id, name, groups, allergens, checked };
}

function statedGroup(group: MenuGroup, checkOf: CheckOf) {
  const options = group.options.map(({ allergens = NOTHING_STATED, id, name }) => ({ id, name, allergens }));
  const checked = shown(checkOf({ kind: "group", content: group }));
  return { id: group.id, name: group.name, options, checked };
}

const shown = (check: AllergenCheck | undefined): Check | null =>
  check === undefined ? null : { ...check, at: check.at.toISOString() };

const state = answerDesk(stateAllergens, async ({ changes, store_id }, context) => {
  const { now, signed, write } = context;
  await ownStore(context, store_id);
  const refused = await write(({ db }) =>
    stateInDraft(db, store_id, changes, { staff_id: signed.staff.id, now }),
  );
  return { refused: [...refused], checks: await checksOf(context.db, store_id, changes) };
});

const confirm = answerDesk(confirmAllergens, async ({ store_id, subjects }, context) => {
  const { fail, now, signed, write } = context;
  await ownStore(context, store_id);
  await write(async ({ db }) => {
    await lockMenu(db, store_id);
    const { menu } = await readDraft(db, store_id);
    const by = { staff_id: signed.staff.id, now };
    if (!(await confirmChecks(db, store_id, { menu, seen: subjects }, by))) fail("changed");
  });
  return { checks: await checksOf(context.db, store_id, subjects) };
});

async function checksOf(
  db: Database,
  store_id: string,
  subjects: readonly { readonly kind: Stating["kind"]; readonly id: string }[],
) {
  const { menu } = await readDraft(db, store_id);
  const checkOf = await readChecks(db, store_id);
  const isAsked = new Set(subjects.map(({ id, kind }) => `${kind} ${id}`));
  return statingOf(menu)
    .filter(({ content: { id }, kind }) => isAsked.has(`${kind} ${id}`))
    .map((of) => ({ kind: of.kind, id: of.content.id, checked: shown(checkOf(of)) }));
}

const sheet = answerDesk(allergenSheet, async ({ store_id }, context) => {
  const { name, time_zone } = await ownStore(context, store_id);
  const menu = await readMenu(context.db, store_id);
  const checkOf = await readChecks(context.db, store_id);
  const dishes = edible(menu);
  const asked = new Set(dishes.flatMap(({ groups }) => groups));
  const groups = menu.groups.filter(({ id }) => asked.has(id));
  const checks = statingOf({ dishes, groups }).flatMap((of) => checkOf(of) ?? []);
  const last = checks.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
  return {
    store: everyLanguage(name),
    time_zone,
    categories: menu.categories.flatMap((category) => {
      const own = dishes.filter(({ category_id }) => category_id === category.id);
      if (own.length === 0) return [];
      const { id, name: called } = category;
      return [{ id, name: called, dishes: own.map((dish) => statedDish(dish, checkOf)) }];
    }),
    groups: groups.map((group) => statedGroup(group, checkOf)),
    checked: shown(last),
  };
});

export const allergenCalls = [read, state, confirm, sheet];
