import { board } from "#contract/calls/desk/board.ts";
import { floor } from "#contract/calls/desk/floor.ts";
import { opening } from "#contract/calls/desk/opening.ts";
import { deskStore } from "#contract/calls/desk/stores.ts";
import { tableCards } from "#contract/calls/desk/tableCards.ts";
import { listTables } from "#contract/calls/desk/tables.ts";
import { readAnew } from "#desk/net/deskSend.ts";

/** Reads anew whatever shows a store's tables. */
export const tablesChanged = () =>
  Promise.all([listTables, opening, deskStore, tableCards, floor, board].map(readAnew));
