import encodeQR from "qr";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expect, it } from "vitest";
import { qrPicture } from "./qrPicture.ts";

it.each([
  ["a table's link, cut by hand", "https://noren.example/orderFood?storeId=ramen&tableId=ramen-1.1.abc", 4],
  ["the page to go on with on a phone, in any script", "https://noren.example/mall?q=緑茶", 1],
])("a scanner reads what was drawn: %s", async (_, text, border) => {
  const svg = qrPicture(encodeQR(text, "raw", { ecc: "medium", border }));
  // On black, so that the quiet zone is the picture's own.
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(400)
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: "black" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(text);
});

it("a row's dark modules are one line, and the quiet zone stays white", () => {
  const rows = [
    [false, false, false, false],
    [false, true, true, false],
    [false, false, true, false],
    [false, false, false, false],
  ];
  expect(qrPicture(rows)).toContain('stroke="#000" d="M1 1.5h2M2 2.5h1"');
});
