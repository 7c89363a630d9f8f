import { coverRecipes } from "#provider/demo/seed/pictures/recipes/covers.ts";
import { mark } from "./mark.ts";

/** What a shared link shows where a page has no picture of its own: the ramen bar's counter with the app's mark. */
export function linkPicture(): string {
  const cover = coverRecipes["cover/ramen"];
  if (!cover) throw new Error("The ramen bar has no cover.");
  const icon = mark({ corner: 112, scale: 1 }).replace(
    "<svg ",
    '<svg x="52" y="52" width="168" height="168" ',
  );
  return `<g transform="translate(-40 -2)">${cover()}</g><rect x="45" y="45" width="182" height="182" rx="44" fill="#fff8ec"/>${icon}`;
}
