import * as z from "zod/mini";
import { DraftKind, ManyChange, MenuDifference, MenuFault, SeenChange } from "#contract/menuChanges.ts";
import { MenuCategory, MenuDish, MenuGroup, MenuName, MOST_DISHES } from "#contract/menuDocument.ts";
import { GoodsShowType, Id, Picture, Time, Yen } from "#contract/scalars.ts";
import { deskCall, Done } from "./deskCall.ts";

const Stamp = z.string();

/** A dish as the list of a menu shows it. */
const ListedDish = z.object({
  id: Id,
  category_id: Id,
  name: MenuName,
  reading: z.string(),
  picture: z.nullable(Picture),
  price: Yen,
  sold: z.array(GoodsShowType),
  is_course: z.boolean(),
  /** Its groups of options. */
  groups: z.array(Id),
  /** It has days or hours of its own. */
  has_hours: z.boolean(),
  /** Pieces for each day; null: not sold by day. */
  daily: z.nullable(z.int()),
  stamp: Stamp,
});

/** Most differences and faults that are told of; how many there are is told as well. */
export const MOST_TOLD = 300;

/** A store's menu as it is to be, with what in it is not published yet. */
export const DeskMenu = z.object({
  categories: z.array(z.object({ ...MenuCategory.shape, stamp: Stamp })),
  groups: z.array(z.object({ ...MenuGroup.shape, stamp: Stamp })),
  dishes: z.array(ListedDish),
  /** From what guests see. */
  differences: z.array(MenuDifference),
  difference_count: z.int(),
  /** What keeps it from being published. */
  faults: z.array(MenuFault),
  fault_count: z.int(),
  /** Of what something else was published since it was changed here. */
  overtaken: z.array(z.object({ kind: DraftKind, id: z.string() })),
  /** Texts that are missing in a language and written in another. */
  missing: z.object({ ja: z.int(), zh: z.int(), tw: z.int(), en: z.int(), ko: z.int() }),
  /** Dishes and groups that have changed since their allergens were checked. */
  rechecks: z.int(),
  /** When it is published by itself; null: it is not. */
  schedule: z.nullable(
    z.object({
      publish_at: Time,
      by: z.string(),
      trouble: z.nullable(z.literal(["faulty", "taken", "changed"])),
    }),
  ),
});
export type DeskMenu = z.infer<typeof DeskMenu>;

export const deskMenu = deskCall({
  path: "/desk/api/menu",
  about:
    "A store's menu with its draft: categories, groups and dishes in order, and what is not published yet.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: DeskMenu,
  faults: [],
});

export const deskDish = deskCall({
  path: "/desk/api/menu/dish",
  about: "A dish of a store's menu as it is to be, and as guests see it.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id, dish_id: Id }),
  /** `published` null: guests do not see it yet. */
  response: z.object({
    dish: MenuDish,
    stamp: Stamp,
    published: z.nullable(MenuDish),
    /** When its allergens were checked, where it has changed since; null: they need no other look. */
    recheck: z.nullable(z.object({ by: z.nullable(z.string()), at: Time })),
  }),
  faults: ["gone"],
});

/** Most things that are changed at once; a call's bytes end earlier where they are long. */
const MOST_AT_ONCE = 100;

const Conflict = z.object({
  kind: DraftKind,
  id: z.string(),
  /** As it is now; null: it is not there any more. */
  content: z.nullable(z.union([MenuDish, MenuGroup, MenuCategory])),
  /** To be sent as seen by who writes over it knowingly. */
  stamp: z.nullable(Stamp),
  /** Who changed it; null: it was published so. */
  by: z.nullable(z.string()),
});

export const changeMenu = deskCall({
  path: "/desk/api/menu/change",
  about: "Takes changes into the draft of a store's menu, all or none; guests see nothing of it yet.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    changes: z.array(SeenChange).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  }),
  /** What somebody else has changed since it was seen: nothing was taken then. */
  response: z.object({ conflicts: z.array(Conflict) }),
  faults: [],
});

export const changeDishes = deskCall({
  path: "/desk/api/menu/many",
  about: "Changes many dishes of a store's draft alike; first looked at, then done as it was seen.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    dish_ids: z.array(Id).check(z.minLength(1), z.maxLength(MOST_DISHES)),
    change: ManyChange,
    /** The stamp of what was looked at; null: nothing is done yet. */
    seen: z.nullable(Stamp),
  }),
  response: z.object({
    /** False: it was to be looked at, or has changed since it was, and is to be looked at again. */
    is_done: z.boolean(),
    stamp: Stamp,
    /** Dishes that it changes; of more than are told the first. */
    count: z.int(),
    dishes: z.array(z.object({ id: Id, name: MenuName, price: Yen, price_after: Yen })),
    /** Once it is done, these as they were, for whoever takes it back. */
    former: z.array(MenuDish),
    /** The stamps of what became of these, in the same order: what is taken back is to be as it was left. */
    stamps: z.array(Stamp),
  }),
  faults: ["gone"],
});

export const moveInMenu = deskCall({
  path: "/desk/api/menu/move",
  about: "Moves a category, a group or a dish of a category to another place in the draft's list of these.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    kind: z.literal(["category", "group", "dish"]),
    id: Id,
    /** What it is to stand before, in the same list; null: it is to be the last. */
    before: z.nullable(Id),
  }),
  response: Done,
  /** gone: one of the two is not there, or not in the same list, any more. */
  faults: ["gone"],
});

export const removeFromMenu = deskCall({
  path: "/desk/api/menu/remove",
  about:
    "Takes a category with its dishes, a group or a dish out of the draft, and out of all dishes that name it.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    kind: z.literal(["category", "group", "dish"]),
    id: Id,
    /** What was seen of it. */
    seen: Stamp,
    /** How many dishes of the category, or with the group, were told; none of a dish. */
    dishes: z.int(),
  }),
  response: Done,
  /** changed: it is another now, or these dishes are. */
  faults: ["gone", "changed"],
});

export const discardMenuDraft = deskCall({
  path: "/desk/api/menu/discard",
  about: "Lets go of a draft, so that the menu is again as guests see it.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id }),
  response: Done,
  faults: [],
});

export const publishMenuDraft = deskCall({
  path: "/desk/api/menu/publish",
  about: "Makes a draft the menu that guests see, at once or at a time; what is sold out or left stays so.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    /** Null: now. */
    at: z.nullable(Time),
  }),
  response: z.object({
    /** taken: some ids are those of another store. changed: something else was published meanwhile. */
    outcome: z.literal(["published", "scheduled", "unchanged", "faulty", "taken", "changed"]),
    /** The version that was made. */
    number: z.nullable(z.int()),
    /** Ids that are another store's. */
    taken: z.array(z.string()),
  }),
  faults: [],
});

export const unscheduleMenu = deskCall({
  path: "/desk/api/menu/unschedule",
  about: "Has a draft not published by itself.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id }),
  response: Done,
  faults: [],
});

const Version = z.object({
  number: z.int(),
  published_at: Time,
  /** Null: nobody of the staff. */
  by: z.nullable(z.string()),
  differences: z.array(MenuDifference),
  difference_count: z.int(),
});

export const menuVersions = deskCall({
  path: "/desk/api/menu/versions",
  about: "What was published of a store's menu, the newest first, with who did it and what differed.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({ versions: z.array(Version) }),
  faults: [],
});

export const bringMenuBack = deskCall({
  path: "/desk/api/menu/versions/back",
  about: "Makes a former version the draft of a store's menu, in place of the one that it has.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id, number: z.int() }),
  response: Done,
  faults: ["gone"],
});
