import { deskDish, deskMenu } from "#contract/calls/desk/menu.ts";
import { opening } from "#contract/calls/desk/opening.ts";
import { readAnew } from "#desk/net/deskSend.ts";

/** Reads anew whatever shows a store's draft. */
export const menuChanged = () => Promise.all([deskMenu, deskDish, opening].map(readAnew));
