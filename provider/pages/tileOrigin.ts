/** The origin of a tile address as a security policy names it: "{s}" stands for several hosts. */
export function tileOrigin(tiles: string): string {
  return tiles.replace("{s}", "*").split("/", 3).join("/");
}
