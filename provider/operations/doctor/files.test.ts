import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { s3Server, type TestS3 } from "#provider/gateways/files/testing/s3Server.ts";
import { files } from "./checks/files.ts";
import { outcome, someJob } from "./testing/someJob.ts";

let root: string;
let s3: TestS3;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "noren-doctor-files-"));
  s3 = await s3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

it("the database needs nothing; a place that was left is told of", async () => {
  expect((await outcome(files, someJob())).states).toEqual(["ok"]);
  const environment = { NOREN_FILES: "folder:new", NOREN_FILES_FORMER: "database" };
  const found = await outcome(files, someJob({ root, environment }));
  expect([found.states, found.said]).toEqual([
    ["ok", "warning"],
    expect.stringContaining("npm run pictures -- move"),
  ]);
});

it("a folder takes files, or does not, and keeps nothing of the trial", async () => {
  const environment = { NOREN_FILES: "folder:pictures" };
  expect((await outcome(files, someJob({ root, environment }))).states).toEqual(["ok"]);
  expect(await readdir(join(root, "pictures", "do"))).toEqual([]);
  await writeFile(join(root, "file"), "");
  const inFile = { NOREN_FILES: "folder:file/pictures" };
  expect((await outcome(files, someJob({ root, environment: inFile }))).states).toEqual(["fault"]);
});

it("a bucket takes the keys, or refuses them", async () => {
  const environment = {
    NOREN_FILES: `s3:${s3.access.bucket}`,
    NOREN_S3_ACCESS_KEY: s3.access.accessKey,
    NOREN_S3_SECRET_KEY: s3.access.secretKey,
  };
  expect((await outcome(files, someJob({ root, environment }))).states).toEqual(["ok"]);
  const wrong = { ...environment, NOREN_S3_SECRET_KEY: "a-guessed-key" };
  const refused = await outcome(files, someJob({ root, environment: wrong }));
  expect([refused.states, refused.said]).toEqual([["fault"], expect.stringContaining("403")]);
  expect(refused.said).not.toContain("a-guessed-key");
  const nowhere = { ...environment, NOREN_FILES: `s3:${s3.access.bucket}-of-nobody` };
  expect((await outcome(files, someJob({ root, environment: nowhere }))).states).toEqual(["fault"]);
});
