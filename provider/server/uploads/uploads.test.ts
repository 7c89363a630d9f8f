import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountCancel } from "#contract/calls/member.ts";
import { noneRegister } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import { files, uploads } from "#provider/db/tables/files.ts";
import { guest, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { sendPicture, twoHalves, uploaded } from "#provider/testing/pictures.ts";
import { testProvider } from "#provider/testing/provider.ts";
import { forgetUploads } from "./uploadFiles.ts";

const HOUR = 3_600_000;
let provider: Planted;
let session: { uid: string; auth_token: string };
let fields: { uid: string; auth_token: string; language: string };

beforeAll(async () => {
  provider = await planted();
  ({ session } = await guest(provider));
  fields = { uid: session.uid, auth_token: session.auth_token, language: "en" };
});
afterAll(() => provider.close());

const send: (
  content: Uint8Array<ArrayBuffer>,
  options?: Parameters<typeof sendPicture>[3],
) => ReturnType<typeof sendPicture> = (content, options) => sendPicture(provider, content, fields, options);
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));
const get = (path: string) =>
  provider.app.fetch(new Request(`http://provider.test${path}`), { address: "192.0.2.8" });
const drawn = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
const colourAt = async (picture: Buffer, left: number, top: number) => {
  const [red = 0, , blue = 0] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return red > blue ? "red" : "blue";
};

describe("a picture that is sent", () => {
  it("is served in every size and form under a name that nobody guesses, forever and as nothing else", async () => {
    const { status, result } = await send(await twoHalves({ width: 2000, height: 1000 }));
    if (result.state !== "SUCCESS") throw new Error(result.message);
    const { src, widths, ratio } = result.picture;
    expect([status, widths, ratio]).toEqual([200, [360, 1080], 0.5]);
    expect(src).toMatch(/^\/uploads\/[\w-]{24}$/);
    expect(result.url).toBe(`${src}-1080.webp`);
    for (const width of widths) {
      for (const format of ["avif", "webp"]) {
        const response = await get(`${src}-${width}.${format}`);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          "content-type": `image/${format}`,
          "cache-control": "public, max-age=31536000, immutable",
          "x-content-type-options": "nosniff",
        });
        expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
      }
    }
    expect((await get(`${src}-720.webp`)).status).toBe(404);
    expect((await get("/uploads/..%2f..%2fpackage.json")).status).toBe(404);
  });

  it("says neither where nor with what it was taken", async () => {
    const GPS = {
      GPSLatitudeRef: "N",
      GPSLatitude: "35/1 39/1 31/1",
      GPSLongitudeRef: "E",
      GPSLongitude: "139/1 44/1 43/1",
    };
    const photo = await twoHalves({}, (picture) =>
      picture
        .withExif({ IFD0: { Make: "Kamera", Copyright: "Hanako" }, IFD3: GPS })
        .withXmp("<x:xmpmeta>Hanako</x:xmpmeta>"),
    );
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { result } = await send(photo);
    if (result.state !== "SUCCESS") throw new Error(result.message);
    for (const ending of ["800.webp", "800.avif", "360.webp"]) {
      const kept = await drawn(`${result.picture.src}-${ending}`);
      const { exif, xmp, iptc, icc } = await sharp(kept).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(kept.toString("latin1")).not.toMatch(/Kamera|Hanako/);
    }
  });

  it("stands upright, however the camera was held", async () => {
    const { result } = await send(await twoHalves({}, (picture) => picture.withMetadata({ orientation: 6 })));
    if (result.state !== "SUCCESS") throw new Error(result.message);
    const kept = await drawn(result.url);
    const { width, height } = await sharp(kept).metadata();
    expect([width, height]).toEqual([600, 800]);
    expect([await colourAt(kept, 300, 50), await colourAt(kept, 300, 750)]).toEqual(["red", "blue"]);
  });

  it("may be of one colour channel, transparent, tiny or in motion", async () => {
    const grey = await twoHalves({}, (picture) => picture.greyscale());
    const clear = { width: 3, height: 2, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    const tiny = Uint8Array.from(await sharp({ create: clear }).png().toBuffer());
    const { result } = await send(tiny);
    if (result.state !== "SUCCESS") throw new Error(result.message);
    expect(result.picture).toMatchObject({ widths: [3], tint: "#ffffff" });
    expect((await send(grey)).result.state).toBe("SUCCESS");
    const webp = Uint8Array.from(await sharp(tiny).webp().toBuffer());
    expect((await send(webp, { name: "a.html" })).result.state).toBe("SUCCESS");
  });
});

describe("who may send one", () => {
  it("is whoever has a session", async () => {
    const photo = await twoHalves();
    const refusedAs = async (form: Readonly<Record<string, string>>) => {
      const { status, result } = await sendPicture(provider, photo, form);
      return [status, result.state === "FAILED" && result.code];
    };
    expect(await refusedAs({})).toEqual([Code.addressMissing, Code.notSignedIn]);
    expect(await refusedAs({ ...fields, auth_token: "made-up" })).toEqual([
      Code.addressMissing,
      Code.sessionExpired,
    ]);
  });

  it("is no page of another origin, and nothing but a form", async () => {
    const { result } = await send(await twoHalves(), { headers: { origin: "https://evil.example" } });
    expect(result).toMatchObject({ state: "FAILED", code: Code.malformedRequest });
    const own = await send(await twoHalves(), { headers: { origin: "http://provider.test" } });
    expect(own.result.state).toBe("SUCCESS");
    const request = new Request("http://provider.test/upload", { method: "POST", body: "file=1" });
    expect((await provider.app.fetch(request, { address: "192.0.2.9" })).status).toBe(400);
  });

  it("may be a page of an origin that the operator lists, to which a picture's address says whose it is", async () => {
    const page = "https://shop.example";
    const settings = { allowedOrigins: [page], publicOrigin: "https://api.example" };
    const elsewhere = await testProvider({ settings });
    const visitor = await taken(elsewhere.call(noneRegister, {}));
    const { uid, auth_token } = visitor;
    const options = { headers: { origin: page } };
    const { result } = await sendPicture(elsewhere, await twoHalves(), { uid, auth_token }, options);
    await elsewhere.close();
    expect(result).toMatchObject({ state: "SUCCESS" });
    expect(result.state === "SUCCESS" && result.url).toMatch(/^https:\/\/api\.example\/uploads\//);
  });

  it("is nobody who sends too many", async () => {
    const other = await guest(provider);
    const form = { uid: other.uid, auth_token: other.session.auth_token };
    const tiny = bytes("GIF89a");
    const codes = [];
    for (let count = 0; count < 41; count += 1) {
      const { status, result } = await sendPicture(provider, tiny, form, { address: "192.0.2.10" });
      codes.push(`${status} ${result.state === "FAILED" ? result.code : ""}`);
    }
    expect(codes.slice(-2)).toEqual(["400 90003", "429 90006"]);
  });
});

describe("a picture that nothing uses", () => {
  it("goes after a day, with all its files", async () => {
    await forgetUploads(provider.parts);
    provider.clock.advance(25 * HOUR);
    const url = await uploaded(provider, session);
    await forgetUploads(provider.parts);
    expect(await provider.db.$count(uploads)).toBe(1);
    expect((await get(url)).status).toBe(200);
    provider.clock.advance(24 * HOUR + 1);
    await forgetUploads(provider.parts);
    expect([await provider.db.$count(uploads), await provider.db.$count(files)]).toEqual([0, 0]);
    expect((await get(url)).status).toBe(404);
  });

  it("goes with its member", async () => {
    const other = await guest(provider);
    const url = await uploaded(provider, other.session);
    await taken(other.send(accountCancel, { is_loss_accepted: 1 }));
    await forgetUploads(provider.parts);
    expect((await get(url)).status).toBe(404);
  });
});
