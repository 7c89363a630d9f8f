import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Picture } from "#contract/scalars.ts";
import { files, pictures, uploads } from "#provider/db/tables/files.ts";
import { filesAt } from "#provider/gateways/files/chooseFiles.ts";
import type { FilesPlace } from "#provider/gateways/files/files.ts";
import { s3Server, type TestS3 } from "#provider/gateways/files/testing/s3Server.ts";
import { readSettings, type Settings } from "#provider/operations/settings.ts";
import { keepPicture } from "#provider/pictures/keepPicture.ts";
import { guest, type Planted, planted } from "#provider/testing/guest.ts";
import { twoHalves, uploaded } from "#provider/testing/pictures.ts";
import { movePictures } from "./movePictures.ts";
import { carryOut, runPictures } from "./runPictures.ts";

let provider: Planted;
let root: string;
let s3: TestS3;
let settings: Settings;
let own: Picture;
let guests: string;
beforeAll(async () => {
  provider = await planted();
  root = await mkdtemp(join(tmpdir(), "noren-move-"));
  s3 = await s3Server();
  settings = { ...readSettings({}), s3: s3.access };
  const { session } = await guest(provider);
  guests = await uploaded(provider, session);
  const kept = await keepPicture(provider.parts, await twoHalves(), { staff_id: null });
  if (typeof kept === "string") throw new Error(kept);
  own = kept;
});
afterAll(async () => {
  await provider.close();
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

const database: FilesPlace = { kind: "database" };
const folder: FilesPlace = { kind: "folder", path: "pictures" };
const bucket = (): FilesPlace => ({ kind: "s3", bucket: s3.access.bucket });
const at = (place: FilesPlace) =>
  filesAt(place, settings, { db: provider.db, root, clock: provider.parts.clock });
const said: string[] = [];
beforeEach(() => void said.splice(0));
const move = (from: FilesPlace, to: FilesPlace, { keeps = false } = {}) =>
  carryOut(provider.db, { from, to, keeps }, { settings, root, say: (text) => void said.push(text) });

/** Addresses that guests have, each with what they get of it while files are kept at a place. */
async function served(place: FilesPlace): Promise<string[]> {
  const before = provider.parts.files;
  Object.assign(before, at(place));
  const addresses = [guests, `${own.src}-360.avif`, `${own.src}-${own.widths.at(-1) ?? 0}.webp`];
  const got: string[] = [];
  for (const address of addresses) {
    const request = new Request(`http://provider.test${address}`);
    const answer = await provider.app.fetch(request, { address: "192.0.2.8" });
    got.push(
      `${answer.status} ${answer.headers.get("content-type")} ${(await answer.arrayBuffer()).byteLength}`,
    );
  }
  return got;
}

it("moves all files from the database to a folder, a bucket and back, under the same addresses", async () => {
  const before = await served(database);
  expect(before.every((each) => /^200 image\/(avif|webp) \d{3,}$/.test(each))).toBe(true);
  const count = await provider.db.$count(files);
  for (const [from, to] of [
    [database, folder],
    [folder, bucket()],
    [bucket(), database],
  ] as const) {
    said.splice(0);
    expect(await move(from, to)).toBe(0);
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`^${count} files moved to`)));
    expect(await served(to)).toEqual(before);
    expect(new Set((await served(from)).map((each) => each.slice(0, 3)))).toEqual(new Set(["404"]));
  }
  expect(await provider.db.$count(files)).toBe(count);
});

it("loses nothing when it stops on the way, and goes on where it was", async () => {
  const all = await provider.db.$count(files);
  const to = at(folder);
  let left = 3;
  const failing = {
    ...to,
    put: (...given: Parameters<typeof to.put>) =>
      (left -= 1) < 0 ? Promise.reject(new Error("no room")) : to.put(...given),
  };
  const moving = { from: at(database), keeps: false, onProgress: () => undefined };
  await expect(movePictures(provider.db, { ...moving, to: failing })).rejects.toThrow("no room");
  const names = await namesOfAll();
  for (const name of names)
    expect((await at(database).get(name)) ?? (await at(folder).get(name))).not.toBeNull();
  expect(await move(database, folder)).toBe(0);
  expect(said.at(-2)).toMatch(/files moved to folder:pictures/);
  expect(await provider.db.$count(files)).toBe(0);
  for (const name of names) expect(await at(folder).get(name)).not.toBeNull();
  expect(await move(folder, database, { keeps: true })).toBe(0);
  expect(await provider.db.$count(files)).toBe(all);
  for (const name of names) expect(await at(folder).get(name)).not.toBeNull();
});

it("removes nothing where another file stands in the new place, but brings it anew", async () => {
  const [name = ""] = await namesOfAll();
  await at(folder).put(name, { type: "image/avif", content: Uint8Array.of(1) });
  const right = await at(database).get(name);
  expect(await move(database, folder)).toBe(0);
  expect(
    Buffer.from((await at(folder).get(name))?.content ?? []).equals(right?.content ?? Buffer.alloc(0)),
  ).toBe(true);
  expect(await move(folder, database)).toBe(0);
});

it("names what is in neither place, and counts what is there", async () => {
  const [name = ""] = await namesOfAll();
  const file = await at(database).get(name);
  await at(database).remove([name]);
  expect(await move(database, database)).toBe(1);
  expect(said.join("\n")).toContain(`  ${name}`);
  if (file !== null) await at(database).put(name, file);
  said.splice(0);
  expect(await move(database, database)).toBe(0);
  expect(said.at(-1)).toMatch(/^\d+ files are at database\.$/);
});

it("says how it is used, and what it cannot do", async () => {
  const run = (...given: string[]) =>
    runPictures(given, {
      root,
      environment: { NOREN_DATA_DIR: join(root, "data") },
      say: (text) => void said.push(text),
    });
  for (const given of [[], ["move"], ["move", "--to", "disk"], ["copy"], ["move", "a", "--to", "folder:x"]])
    expect(await run(...given)).toBe(2);
  expect(said.every((text) => text.startsWith("npm run pictures -- move"))).toBe(true);
  said.splice(0);
  expect(await run("move", "--to", "s3:https://s3.example.com/bucket")).toBe(1);
  expect(said.at(-1)).toContain("NOREN_S3_ACCESS_KEY");
});

async function namesOfAll(): Promise<string[]> {
  const rows = [
    ...(await provider.db.select({ names: uploads.file_names }).from(uploads)),
    ...(await provider.db.select({ names: pictures.file_names }).from(pictures)),
  ];
  return rows.flatMap(({ names }) => names);
}
