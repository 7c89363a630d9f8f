import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveBanner } from "#contract/calls/desk/home.ts";
import { DESK_PICTURE_PATH, DeskPictureAnswer } from "#contract/calls/desk/pictures.ts";
import { bannerList } from "#contract/calls/storeLists.ts";
import type { Picture } from "#contract/scalars.ts";
import { UPLOAD_BYTES } from "#contract/upload.ts";
import { files, pictures } from "#provider/db/tables/files.ts";
import { DESK_ORIGIN, deskOf, deskVisit, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { twoHalves } from "#provider/testing/pictures.ts";

let provider: Planted;
let desk: StaffedDesk;
beforeAll(async () => {
  provider = await planted();
  desk = await deskOf(provider);
});
afterAll(() => provider.close());

interface Sent {
  readonly fields?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly origin?: string;
}

async function send(
  content: Uint8Array<ArrayBuffer>,
  { cookie = desk.cookie, fields = {}, origin = DESK_ORIGIN }: Sent = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new File([content], "menu.jpg", { type: "image/jpeg" }));
  const request = new Request(`${DESK_ORIGIN}${DESK_PICTURE_PATH}`, {
    method: "POST",
    body: form,
    headers: { cookie, origin },
  });
  const response = await provider.app.fetch(request, { address: "192.0.2.1" });
  return { status: response.status, text: await response.text() };
}

async function sent(content: Uint8Array<ArrayBuffer>, more?: Sent): Promise<Picture> {
  const answer = DeskPictureAnswer.parse(JSON.parse((await send(content, more)).text));
  if ("fault" in answer) throw new Error(answer.fault);
  return answer.picture;
}

const fault = async (content: Uint8Array<ArrayBuffer>, more?: Sent) => {
  const { status, text } = await send(content, more);
  const answer = DeskPictureAnswer.parse(JSON.parse(text));
  return [status, "fault" in answer ? answer.fault : "taken"];
};

describe("a picture that the staff send", () => {
  it("is cropped as they wish, served to guests in all its sizes, and can be named", async () => {
    const photo = await twoHalves({ width: 2_000, height: 1_500 });
    const picture = await sent(photo, { fields: { ratio: "0.5", zoom: "1", x: "0", y: "0.5" } });
    expect(picture).toMatchObject({ widths: [360, 720, 1_440], ratio: 0.5 });
    for (const width of picture.widths)
      for (const format of ["avif", "webp"]) {
        const { headers, status } = await desk.get(`${picture.src}-${width}.${format}`);
        expect([status, headers.get("content-type")]).toEqual([200, `image/${format}`]);
      }
    const form = {
      place: "home" as const,
      store_id: "",
      text: { ja: "秋の麺" },
      picture,
      href: "",
      position: "0",
      start: "2026-11-21T11:00",
      end: "2026-11-22T11:00",
    };
    expect(await desk.given(saveBanner, { banner_id: null, stamp: "", form })).toEqual({ wrong: [] });
    const { banners } = await taken(provider.call(bannerList, { place: "home" }));
    expect(banners).toMatchObject([{ picture }]);
    const other = { ...picture, src: `${picture.src.slice(0, -1)}~` };
    expect(
      await desk.given(saveBanner, { banner_id: null, stamp: "", form: { ...form, picture: other } }),
    ).toEqual({
      wrong: ["picture"],
    });
  });

  it("is refused in words that say why, and leaves nothing", async () => {
    const before = [await provider.db.$count(pictures), await provider.db.$count(files)];
    const photo = await twoHalves();
    const page = Uint8Array.from(Buffer.from("<html><script>alert(1)</script>"));
    expect(await fault(page)).toEqual([400, "not_a_picture"]);
    expect(await fault(photo.slice(0, 900))).toEqual([400, "broken"]);
    expect(await fault(new Uint8Array(UPLOAD_BYTES + 1))).toEqual([413, "too_large"]);
    expect(await fault(new Uint8Array(UPLOAD_BYTES + 1_000_000))).toEqual([413, "too_large"]);
    for (const fields of [{ ratio: "0" }, { zoom: "99" }, { x: "-1" }, { y: "middle" }])
      expect(await fault(photo, { fields })).toEqual([400, "malformed"]);
    expect([await provider.db.$count(pictures), await provider.db.$count(files)]).toEqual(before);
  });

  it("is taken of whoever may change a store, from the desk's own pages", async () => {
    const photo = await twoHalves({ width: 40, height: 30 });
    const { enter } = deskVisit(provider);
    expect(await fault(photo, { cookie: "" })).toEqual([401, "not_signed_in"]);
    expect(await fault(photo, { cookie: await enter({}, "kitchen") })).toEqual([403, "forbidden"]);
    expect(await fault(photo, { cookie: await enter({}, "manager") })).toEqual([200, "taken"]);
    expect((await send(photo, { origin: "https://evil.example" })).status).toBe(403);
  });

  it("that cannot be kept is said to be so, and its files go", async () => {
    const { files: kept } = provider.parts;
    const broken = { ...kept, put: () => Promise.reject(new Error("no room")) };
    Object.assign(provider.parts, { files: broken });
    expect(await fault(await twoHalves({ width: 40, height: 30 }))).toEqual([500, "not_kept"]);
    Object.assign(provider.parts, { files: kept });
    const rows = await provider.db.select().from(pictures);
    expect(rows.filter(({ removed_at }) => removed_at !== null)).toHaveLength(1);
  });

  it("is one of at most two hundred in ten minutes", async () => {
    const tiny = Uint8Array.from(Buffer.from("GIF89a"));
    const cookie = await deskVisit(provider).enter({}, "owner");
    let last: readonly unknown[] = [];
    for (let count = 0; count < 201; count += 1) last = await fault(tiny, { cookie });
    expect(last).toEqual([429, "held_up"]);
  });
});
