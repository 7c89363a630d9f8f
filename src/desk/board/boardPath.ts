import type { Tablet } from "#contract/calls/desk/door.ts";

/** The board of a store, a shared tablet's say, within the application. */
export const boardPath = ({ store }: Pick<Tablet, "store">): string =>
  `/board/${encodeURIComponent(store.store_id)}`;
