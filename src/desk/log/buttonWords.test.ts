import { expect, it } from "vitest";
import { BOARD_ACTIONS, TableAction } from "#contract/calls/desk/board.ts";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { deskTexts } from "#desk/deskTexts.ts";
import { startTexts } from "#text/instance.ts";
import { BUTTON_TEXTS, buttonWords } from "./buttonWords.ts";

const SETTINGS = ["times", "rules", "entry", "waits", "terms", "load", "taking1", "hours3", "zones/down"];

it.each(LOCALES)("what was pressed is said in words (%s)", async (locale) => {
  const texts = startTexts(locale, await deskTexts(locale));
  const t = texts.getFixedT(locale, BUTTON_TEXTS);
  const pressed = [...BOARD_ACTIONS, ...TableAction.def.values, "open", "let_in", ...SETTINGS];
  const isSaid = (button: string) => {
    const words = buttonWords(button, t);
    return words !== null && words !== button && !words.includes(":");
  };
  expect(pressed.filter((button) => !isSaid(button))).toEqual([]);
  expect(buttonWords("something new", t)).toBeNull();
  expect(buttonWords(undefined, t)).toBeNull();
});
