import * as z from "zod/mini";
import { StatedAllergens } from "#contract/goods.ts";
import { MenuName } from "#contract/menuDocument.ts";
import { Id, Time } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

/** Who stated it as it is, and when; `by` null: nobody of the staff, as by the command line. */
const Check = z.object({
  by: z.nullable(z.string()),
  at: Time,
  /** Its name, description or options have changed since: it is to be checked again. */
  is_older: z.boolean(),
  /** Names what is stated, and of what. */
  stamp: z.string(),
});
export type Check = z.infer<typeof Check>;
/** Null: nothing is stated, or it is not known by whom. */
const checked = z.nullable(Check);

const StatedOption = z.object({ id: Id, name: MenuName, allergens: StatedAllergens });
const StatedGroup = z.object({ id: Id, name: MenuName, options: z.array(StatedOption), checked });
const StatedDish = z.object({
  id: Id,
  category_id: Id,
  name: MenuName,
  /** Its groups of options. */
  groups: z.array(Id),
  allergens: StatedAllergens,
  checked,
});

export const deskAllergens = deskCall({
  path: "/desk/api/allergens",
  about: "What a store's menu, with its draft, states of the allergens of each dish and option.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    categories: z.array(z.object({ id: Id, name: MenuName })),
    groups: z.array(StatedGroup),
    /** Those that can contain something: no bowls, no paper. */
    dishes: z.array(StatedDish),
  }),
  faults: [],
});

/** What is stated of a dish; with an option: of that option of a group. */
const Subject = { kind: z.literal(["dish", "group"]), id: Id, option_id: z.nullable(Id) };

/** Most statements that are sent at once. */
export const MOST_STATEMENTS = 100;

export const stateAllergens = deskCall({
  path: "/desk/api/allergens/state",
  about:
    "Takes what is stated of dishes and options into the menu's draft, each unless somebody else has changed it.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    changes: z
      .array(z.object({ ...Subject, seen: StatedAllergens, stated: StatedAllergens }))
      .check(z.minLength(1), z.maxLength(MOST_STATEMENTS)),
  }),
  response: z.object({
    /** Those that were not taken. */
    refused: z.array(
      z.object({
        ...Subject,
        /** published: something else of it was published since it was drafted, which is to be looked at first. */
        why: z.literal(["changed", "published", "gone"]),
        /** As it is now; null: it is not there any more. */
        stated: z.nullable(StatedAllergens),
        /** Who changed it; null: it is not known. */
        by: z.nullable(z.string()),
      }),
    ),
    /** Who checked what was sent, as it is now. */
    checks: z.array(z.object({ kind: Subject.kind, id: Id, checked })),
  }),
  faults: [],
});

export const confirmAllergens = deskCall({
  path: "/desk/api/allergens/confirm",
  about:
    "Says that what is stated of dishes and groups was checked again as it is, now that they have changed.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    subjects: z
      .array(z.object({ kind: Subject.kind, id: Id, stamp: z.string().check(z.maxLength(64)) }))
      .check(z.minLength(1), z.maxLength(MOST_STATEMENTS)),
  }),
  response: z.object({ checks: z.array(z.object({ kind: Subject.kind, id: Id, checked })) }),
  /** Something else is stated by now, or of something else: none was taken. */
  faults: ["changed"],
});

export const allergenSheet = deskCall({
  path: "/desk/api/allergens/sheet",
  about: "What a store states of allergens as guests see it now, in all languages, to print it.",
  access: "look",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    store: MenuName,
    time_zone: z.string(),
    categories: z.array(z.object({ id: Id, name: MenuName, dishes: z.array(StatedDish) })),
    /** Of the options that these dishes have. */
    groups: z.array(StatedGroup),
    /** The last of all checks. */
    checked,
  }),
  faults: [],
});
