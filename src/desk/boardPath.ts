import type { Tablet } from "#contract/calls/desk/door.ts";

/** The board of a shared tablet's store, within the application. */
export const boardPath = ({ store }: Tablet): string => `/board/${encodeURIComponent(store.store_id)}`;
