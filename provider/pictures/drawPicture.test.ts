import sharp from "sharp";
import { expect, it } from "vitest";
import { wholeCrop } from "#domain/pictures/crop.ts";
import { twoHalves } from "#provider/testing/pictures.ts";
import { drawPicture, type DrawnPicture, STAFFS } from "./drawPicture.ts";

const drawn = async (...[bytes, sizes, crop]: Parameters<typeof drawPicture>): Promise<DrawnPicture> => {
  const answer = await drawPicture(bytes, sizes, crop);
  if (typeof answer === "string") throw new Error(answer);
  return answer;
};

/** What most of a drawn picture's width is: red, blue, or both. */
async function halvesOf({ files }: DrawnPicture): Promise<string> {
  const largest = files.at(-1)?.content ?? new Uint8Array();
  const { data, info } = await sharp(largest).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  const at = (share: number) => (row + Math.floor((info.width - 1) * share)) * info.channels;
  return [0.1, 0.9].map((share) => ((data[at(share)] ?? 0) > 127 ? "red" : "blue")).join(" ");
}

it("is drawn in every size that is less than its own, as AVIF and WebP", async () => {
  const { files, ratio, widths } = await drawn(await twoHalves({ width: 2_000, height: 1_000 }), STAFFS);
  expect([widths, ratio]).toEqual([[360, 720, 1_440], 0.5]);
  for (const { content, format, width } of files) {
    const found = await sharp(content).metadata();
    expect([found.width, found.format]).toEqual([width, format === "avif" ? "heif" : "webp"]);
  }
  expect(files).toHaveLength(6);
  expect((await drawn(await twoHalves({ width: 300, height: 200 }), STAFFS)).widths).toEqual([300]);
});

it("is cropped around its focus point, at its edges as far as they go", async () => {
  const photo = await twoHalves({ width: 1_000, height: 500 });
  const square = (x: number, zoom = 1) => drawn(photo, STAFFS, { ratio: 1, zoom, x, y: 0.5 });
  expect(await halvesOf(await square(0.5))).toBe("red blue");
  const left = await square(0);
  expect([left.ratio, left.widths, await halvesOf(left)]).toEqual([1, [360, 500], "red red"]);
  expect(await halvesOf(await square(1, 4))).toBe("blue blue");
});

it("is turned before it is cropped: who crops it sees it upright", async () => {
  // Held on its side: upright its upper half is red.
  const photo = await twoHalves({ width: 800, height: 600 }, (jpeg) => jpeg.withMetadata({ orientation: 6 }));
  const upper = await drawn(photo, STAFFS, { ratio: 0.5, zoom: 1, x: 0.5, y: 0 });
  const lower = await drawn(photo, STAFFS, { ratio: 0.5, zoom: 1, x: 0.5, y: 1 });
  expect([await halvesOf(upper), await halvesOf(lower)]).toEqual(["red red", "blue blue"]);
  expect(upper.ratio).toBe(0.5);
});

it("holds nothing of the file that was sent", async () => {
  const GPS = { GPSLatitudeRef: "N", GPSLatitude: "35/1 39/1 31/1" };
  const photo = await twoHalves({}, (jpeg) =>
    jpeg.withExif({ IFD0: { Copyright: "Hanako" }, IFD3: GPS }).withXmp("<x:xmpmeta>Hanako</x:xmpmeta>"),
  );
  expect(Buffer.from(photo).toString("latin1")).toContain("Hanako");
  for (const { content } of (await drawn(photo, STAFFS, wholeCrop(1))).files) {
    const { exif, icc, iptc, xmp } = await sharp(content).metadata();
    expect([exif, icc, iptc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(content).toString("latin1")).not.toContain("Hanako");
  }
});

it("is refused where its content lies about its kind", async () => {
  const photo = Buffer.from(await twoHalves());
  const gif = await sharp(photo).gif().toBuffer();
  const tiff = await sharp(photo).tiff().toBuffer();
  for (const other of [gif, tiff, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), Buffer.alloc(0)])
    expect(await drawPicture(other, STAFFS)).toBe("not_a_picture");
  // The beginning of one kind before the content of another.
  const liar = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await sharp(photo).png().toBuffer()]);
  expect(await drawPicture(liar, STAFFS)).toBe("broken");
  const both = Buffer.concat([photo, Buffer.from("<script>alert(1)</script>")]);
  expect(await drawPicture(both, STAFFS)).toBe("not_a_picture");
  expect(await drawPicture(photo.subarray(0, photo.length / 2), STAFFS)).toBe("broken");
});

it("is refused before it is unpacked where it has too many pixels", async () => {
  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: "#fff" } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(3_000_000);
  const started = performance.now();
  expect(await drawPicture(bomb, STAFFS, { ratio: 1, zoom: 4, x: 0, y: 0 })).toBe("too_many_pixels");
  expect(performance.now() - started).toBeLessThan(2_000);
});
