import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { planImport } from "../plan/planImport.ts";
import { readMenuFile } from "../readMenuFile.ts";
import { lines, shiftJis, utf8 } from "../testing/files.ts";
import { countedIds, NO_MENU } from "../testing/someMenus.ts";
import { matchPictures } from "./matchPictures.ts";

const MENU = utf8(
  lines(
    "ID,名前,英語の名前,カテゴリー,価格",
    "soba,ざる そば,,麺,1",
    "tea,茶,,飲,1",
    "tea2,茶,,飲,2",
    "ga,ガム,,菓子,3",
  ),
);
const { document } = planImport(NO_MENU, readMenuFile(MENU), countedIds());
const matched = (files: Readonly<Record<string, Uint8Array>>) =>
  matchPictures(zipSync(files), document ?? NO_MENU, ALONE).map(({ dish_id, file, reason }) => [
    file,
    dish_id ?? reason,
  ]);

const ALONE = { inside: null, prefix: "shop-" };
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0);
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const WEBP = strToU8("RIFF0000WEBP");

it("pictures are their dishes' by id or name, whatever folder they are in", () => {
  expect(
    matched({ "photos/SOBA.jpg": JPEG, "soba.png": PNG, "写真/ざるそば.webp": WEBP, "ガム.jpg": JPEG }),
  ).toEqual([
    ["photos/SOBA.jpg", "picture_of_nothing"],
    ["soba.png", "soba"],
    ["写真/ざるそば.webp", "double_name"],
    ["ガム.jpg", "ga"],
  ]);
});

it("one of several, of none, or of another kind is refused; what systems add is passed by", () => {
  expect(
    matched({
      "茶.jpg": JPEG,
      "水.jpg": JPEG,
      "tea.jpg": strToU8("<svg/>"),
      "__MACOSX/._a": PNG,
      ".DS_Store": PNG,
    }),
  ).toEqual([
    ["茶.jpg", "picture_of_several"],
    ["水.jpg", "picture_of_nothing"],
    ["tea.jpg", "not_a_picture"],
  ]);
});

it("names of older programs are read, in Shift_JIS and with letters taken apart", () => {
  const coded = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
  const zip = zipSync({ "XXXX.jpg": JPEG });
  const text = Buffer.from(zip)
    .toString("latin1")
    .replaceAll("XXXX", coded(shiftJis("ガム")));
  const old = matchPictures(Buffer.from(text, "latin1"), document ?? NO_MENU, ALONE);
  expect(old).toMatchObject([{ file: "ガム.jpg", dish_id: "ga", reason: null }]);
  expect(matched({ [`${"ガム".normalize("NFD")}.jpg`]: JPEG })).toEqual([
    [`${"ガム".normalize("NFD")}.jpg`, "ga"],
  ]);
});
