import { deskDish, deskMenu, menuVersions } from "#contract/calls/desk/menu.ts";
import { menuPreview } from "#contract/calls/desk/menuPreview.ts";
import { opening } from "#contract/calls/desk/opening.ts";
import { readAnew } from "#desk/net/deskSend.ts";

/** Reads anew whatever shows a store's menu. */
export const menuChanged = () =>
  Promise.all([deskMenu, deskDish, menuVersions, menuPreview, opening].map(readAnew));
