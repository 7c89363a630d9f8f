import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FolderInUse, lockFolder } from "./folderLock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "noren-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that takes the lock and keeps it, or says that it cannot. */
async function rival() {
  const module = new URL("./folderLock.ts", import.meta.url).href;
  const code = `
    const { lockFolder } = await import(${JSON.stringify(module)});
    try { lockFolder(${JSON.stringify(folder)}); console.log("taken"); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(child.stdout, "data");
  const kill = async () => {
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  };
  return { said: String(said).trim(), pid: child.pid, kill };
}

it("keeps every other process out, and names folder and process", async () => {
  const holder = await rival();
  expect(holder.said).toBe("taken");
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(
    `The data in ${folder} is in use by another Noren (process ${holder.pid})`,
  );
  expect((await rival()).said).toContain(`(process ${holder.pid})`);
  await holder.kill();
});

it("ends with its process, however that dies", async () => {
  const holder = await rival();
  await holder.kill();
  const lock = lockFolder(folder);
  expect((await rival()).said).toContain(`(process ${process.pid})`);
  lock.release();
});

it("is not held by a process that only has the number of the one that died", async () => {
  // As after a kill -9 whose number the system has given to another process: here to this very one.
  await writeFile(join(folder, "lock"), "");
  await writeFile(join(folder, "lock.pid"), `${process.pid}\n`);
  const holder = await rival();
  expect(holder.said).toBe("taken");
  await holder.kill();
});

it("is had by one of many that try at once", async () => {
  const rivals = await Promise.all(Array.from({ length: 5 }, rival));
  expect(rivals.filter(({ said }) => said === "taken")).toHaveLength(1);
  await Promise.all(rivals.filter(({ said }) => said === "taken").map(({ kill }) => kill()));
});

it("is free again once it was released", async () => {
  lockFolder(folder).release();
  const holder = await rival();
  expect(holder.said).toBe("taken");
  await holder.kill();
});
