import { beforeEach, describe, expect, it } from "vitest";
import { keepUsual, pauseUsual } from "./keepUsual.ts";
import { AT_HOME, isUsualKept, usualPlaceAt } from "#state/orders/keptUsual.ts";

const NOW = Date.parse("2026-01-05T12:00:00Z");
const HOUR = 3_600_000;
/** A browser's cookies: of one name the last that was set. */
function browser() {
  let kept = "";
  return {
    get cookie() {
      return kept === "" ? "theme=dark" : `theme=dark; ${kept}`;
    },
    set cookie(set: string) {
      const [pair = ""] = set.split(";");
      kept = set.includes("Max-Age=0;") ? "" : pair;
    },
  };
}

describe("the place of my usual", () => {
  let page = browser();
  beforeEach(() => {
    page = browser();
  });

  it("is kept where something stood last time, until nothing does", () => {
    const atTable = usualPlaceAt("noren|bar", true);
    keepUsual(AT_HOME, true, page);
    keepUsual(atTable, true, page);
    expect(isUsualKept(page.cookie, AT_HOME, NOW)).toBe(true);
    expect(isUsualKept(page.cookie, atTable, NOW)).toBe(true);
    expect(isUsualKept(page.cookie, usualPlaceAt("noren|bar", false), NOW)).toBe(false);
    keepUsual(AT_HOME, false, page);
    expect(isUsualKept(page.cookie, AT_HOME, NOW)).toBe(false);
    expect(isUsualKept(page.cookie, atTable, NOW)).toBe(true);
    keepUsual(atTable, false, page);
    expect(page.cookie).toBe("theme=dark");
  });

  it("is not kept for the rest of a visit at which one has ordered", () => {
    const place = usualPlaceAt("bar", true);
    pauseUsual(place, NOW, page);
    expect(page.cookie).toBe("theme=dark");
    keepUsual(place, true, page);
    pauseUsual(place, NOW, page);
    expect(isUsualKept(page.cookie, place, NOW + HOUR)).toBe(false);
    expect(isUsualKept(page.cookie, place, NOW + 7 * HOUR)).toBe(true);
  });

  it("is kept for the places of late alone, and for none by a broken cookie", () => {
    for (let at = 0; at < 12; at += 1) keepUsual(usualPlaceAt(`s${at}`, false), true, page);
    expect(isUsualKept(page.cookie, usualPlaceAt("s0", false), NOW)).toBe(false);
    expect(isUsualKept(page.cookie, usualPlaceAt("s11", false), NOW)).toBe(true);
    expect(isUsualKept("usual=|@|home@x@y", "bar:away", NOW)).toBe(false);
  });
});
