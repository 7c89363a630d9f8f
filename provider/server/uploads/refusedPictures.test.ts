import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import { guest, type Planted, planted } from "#provider/testing/guest.ts";
import { sendPicture, twoHalves } from "#provider/testing/pictures.ts";

let provider: Planted;
let fields: { uid: string; auth_token: string; language: string };

beforeAll(async () => {
  provider = await planted();
  const { session } = await guest(provider);
  fields = { uid: session.uid, auth_token: session.auth_token, language: "en" };
});
afterAll(() => provider.close());

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));
const send = (content: Uint8Array<ArrayBuffer>) => sendPicture(provider, content, fields);
const fault = async (content: Uint8Array<ArrayBuffer>) => {
  const { status, result } = await send(content);
  return result.state === "FAILED"
    ? { status, code: result.code, fault: result.fault, message: result.message }
    : "taken";
};

describe("what is no picture is refused with a code and words", () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypheic\0\0\0\0mif1heic"),
    Buffer.alloc(200),
  ]);

  it.each([
    [
      "SVG that calls itself a JPEG",
      bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      "not_a_picture",
    ],
    ["a page that calls itself a JPEG", bytes("<!doctype html><script>alert(1)</script>"), "not_a_picture"],
    ["a GIF", bytes("GIF89a\u0001\u0000\u0001\u0000"), "not_a_picture"],
    ["nothing at all", bytes(""), "not_a_picture"],
    ["HEIC", Uint8Array.from(heic), "heic"],
    ["the beginning of a JPEG alone", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), "broken"],
  ] as const)("%s", async (_, content, named) => {
    const refused = await fault(content);
    expect(refused).toMatchObject({ status: 400, code: Code.malformedRequest, fault: named });
    expect(refused).not.toMatchObject({ message: "" });
  });

  it("a JPEG that is a page as well", async () => {
    const photo = await twoHalves();
    const both = Uint8Array.from(Buffer.concat([photo, Buffer.from("<html><script>alert(1)</script>")]));
    expect(await fault(both)).toMatchObject({ fault: "not_a_picture" });
  });

  it("a JPEG that ends half-way", async () => {
    const photo = await twoHalves({ width: 1600, height: 1200 });
    expect(await fault(photo.slice(0, photo.length / 2))).toMatchObject({ fault: "broken" });
  });

  it("a picture of forty megapixels, counted before it is read", async () => {
    const create = { width: 8000, height: 5000, channels: 3 as const, background: "#fff" };
    const bomb = Uint8Array.from(await sharp({ create }).png({ compressionLevel: 9 }).toBuffer());
    expect(bomb.length).toBeLessThan(1_000_000);
    const started = performance.now();
    expect(await fault(bomb)).toMatchObject({ fault: "too_many_pixels" });
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it("more than five megabytes, a little or a lot", async () => {
    const large = { status: 413, code: Code.requestTooLarge, fault: "too_large" };
    expect(await fault(new Uint8Array(5 * 1_024 * 1_024 + 1))).toMatchObject(large);
    expect(await fault(new Uint8Array(7 * 1_024 * 1_024))).toMatchObject(large);
  });
});
