import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NOON } from "#provider/testing/fixture.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
import { embeddedFiles } from "./embeddedFiles.ts";
import { type FilesGateway, placeText, readPlace, withFormer } from "./files.ts";
import { folderFiles } from "./folderFiles.ts";
import { s3Files } from "./s3Files.ts";
import { s3Server, type TestS3 } from "./testing/s3Server.ts";

let database: TestDatabase;
let folder: string;
let s3: TestS3;
beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now: NOON });
  folder = await mkdtemp(join(tmpdir(), "noren-files-"));
  s3 = await s3Server();
});
afterAll(async () => {
  await database.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
const picture = { type: "image/webp", content: bytes };
const name = "Ab_d-efghijklmnopqrstuvw-360.webp";

const adapters: readonly (readonly [string, () => FilesGateway])[] = [
  ["the database", () => embeddedFiles({ db: database.db, clock: () => NOON })],
  ["a folder", () => folderFiles(join(folder, "deep", "files"))],
  ["a bucket", () => s3Files(s3.access)],
  ["a folder of a bucket", () => s3Files({ ...s3.access, bucket: `${s3.access.bucket}/pictures` })],
  ["two places", () => withFormer(folderFiles(join(folder, "new")), folderFiles(join(folder, "former")))],
];

describe.each(adapters)("files kept in %s", (_, adapter) => {
  it("come back as they were, and are gone once removed", async () => {
    const files = adapter();
    expect(await files.get(name)).toBeNull();
    await files.put(name, picture);
    const kept = await files.get(name);
    expect(kept?.type).toBe("image/webp");
    expect(Buffer.from(kept?.content ?? []).equals(bytes)).toBe(true);
    await files.remove([name, "never-there-1.avif"]);
    expect(await files.get(name)).toBeNull();
    await files.remove([name]);
    await files.remove([]);
  });

  it("may be put again, as after a failure, and do not meet each other", async () => {
    const files = adapter();
    const other = "Ab_d-efghijklmnopqrstuvw-720.avif";
    await Promise.all([files.put(name, picture), files.put(name, picture)]);
    await files.put(other, { type: "image/avif", content: Uint8Array.of(1, 2, 3) });
    expect(Buffer.from((await files.get(name))?.content ?? []).equals(bytes)).toBe(true);
    expect(await files.get(other)).toMatchObject({ type: "image/avif" });
    await files.remove([name]);
    expect([...((await files.get(other))?.content ?? [])]).toEqual([1, 2, 3]);
    await files.remove([other]);
  });
});

describe("names", () => {
  it.each(["../secret.webp", "a/../../b.webp", ".env", "a.webp/..", "no-ending", ""])(
    "that lead elsewhere are none: %s",
    async (elsewhere) => {
      await writeFile(join(folder, "secret.webp"), "secret");
      for (const files of [folderFiles(join(folder, "inside")), s3Files(s3.access)]) {
        expect(await files.get(elsewhere)).toBeNull();
        await expect(files.put(elsewhere, picture)).rejects.toThrow(RangeError);
        await files.remove([elsewhere]);
      }
      expect(await readdir(folder)).toContain("secret.webp");
    },
  );
});

describe("a folder", () => {
  it("has no half of a file, whatever stops on the way", async () => {
    const path = join(folder, "whole");
    const files = folderFiles(path);
    await files.put(name, picture);
    expect(await readdir(join(path, "Ab"))).toEqual([name]);
    const wrong = { type: "image/webp", content: 7 as unknown as Uint8Array };
    await expect(files.put("Ab-2.webp", wrong)).rejects.toThrow(/type/);
    expect(await readdir(join(path, "Ab"))).toEqual([name]);
  });
});

describe("a bucket", () => {
  it("takes nothing that is signed by another key", async () => {
    const files = s3Files({ ...s3.access, secretKey: "guessed" });
    await expect(files.put(name, picture)).rejects.toThrow(/403/);
    await s3Files(s3.access).put(name, picture);
    await expect(files.get(name)).rejects.toThrow(/403/);
    await expect(files.remove([name])).rejects.toThrow(/403/);
    expect(await s3Files(s3.access).get(name)).not.toBeNull();
  });

  it("that is busy is asked again, and what it refuses is not", async () => {
    const statuses = [503, 500, 200, 403];
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.method ?? "");
      response.statusCode = statuses[asked.length - 1] ?? 200;
      response.end("fine");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const files = s3Files({ ...s3.access, bucket: `http://127.0.0.1:${port}/bucket` });
    expect(Buffer.from((await files.get(name))?.content ?? []).toString()).toBe("fine");
    await expect(files.put(name, picture)).rejects.toThrow(/403/);
    expect(asked).toEqual(["GET", "GET", "GET", "PUT"]);
    server.close();
  });
});

describe("files on their way to another place", () => {
  it("are read where they are, and kept in the new one alone", async () => {
    const [now, former] = [folderFiles(join(folder, "now")), folderFiles(join(folder, "then"))];
    await former.put(name, picture);
    const files = withFormer(now, former);
    expect(await files.get(name)).not.toBeNull();
    await files.put("Cd-2.avif", { type: "image/avif", content: Uint8Array.of(1) });
    expect([await now.get("Cd-2.avif"), await former.get("Cd-2.avif")]).toMatchObject([
      { type: "image/avif" },
      null,
    ]);
    await files.remove([name]);
    expect([await files.get(name), await former.get(name)]).toEqual([null, null]);
  });
});

describe("a place", () => {
  it.each(["database", "folder:/srv/noren", "folder:pictures", "s3:https://s3.example.com/bucket/a"])(
    "is read as it is written: %s",
    (text) => {
      const place = readPlace(text);
      expect(place && placeText(place)).toBe(text);
    },
  );

  it.each([
    "",
    "disk",
    "folder:",
    "s3:",
    "s3:bucket",
    "s3:ftp://a/b",
    "s3:https://key:secret@s3.example.com/b",
  ])("is none: %s", (text) => expect(readPlace(text)).toBeNull());
});
