import type { Locator, Page } from "@playwright/test";

/** Seconds that an owner needs who does it for the first time, by what they do; Japanese with its conversion. */
export const TARIFF = { tap: 2.5, character: 0.6 } as const;
/** Taps of a file: the dialog's folder, the file, and "open". */
const TAPS_A_FILE = 3;

export interface Counted {
  readonly taps: number;
  readonly characters: number;
  readonly seconds: number;
}

/** A hand that counts its taps and the characters that it types, for a person's time by the tariff. */
export function countedHand() {
  let taps = 0;
  let characters = 0;
  return {
    tap: async (wanted: Locator) => {
      taps += 1;
      await wanted.click();
    },
    type: async (field: Locator, text: string) => {
      taps += 1;
      characters += text.length;
      await field.fill(text);
    },
    /** Opens a list, and takes one of it. */
    select: async (list: Locator, label: string) => {
      taps += 2;
      await list.selectOption({ label });
    },
    /** The browser's own button. */
    back: async (page: Page) => {
      taps += 1;
      await page.goBack();
    },
    chooseFiles: async (
      field: Locator,
      files: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[],
    ) => {
      taps += TAPS_A_FILE * files.length;
      await field.setInputFiles(files.map((file) => ({ ...file })));
    },
    /** What is done in another program. */
    elsewhere: (done: { readonly taps: number; readonly characters: number }) => {
      taps += done.taps;
      characters += done.characters;
    },
    counted: (): Counted => ({
      taps,
      characters,
      seconds: taps * TARIFF.tap + characters * TARIFF.character,
    }),
  };
}
