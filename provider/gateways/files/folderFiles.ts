import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isRecord } from "#domain/values/untrusted.ts";
import { type FilesGateway, isFileName, typeOf } from "./files.ts";

/**
 * Files kept in a folder, in folders of their names' first two characters. One is whole or not there: it is written
 * beside its place, and moved there once the disk has it.
 */
export function folderFiles(folder: string): FilesGateway {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    async put(name, { content }) {
      if (!isFileName(name)) throw new RangeError("Not the name of a file");
      const path = pathOf(name);
      const beside = `${path}.${randomBytes(6).toString("hex")}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        const file = await open(beside, "wx");
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(beside, path);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async get(name) {
      if (!isFileName(name)) return null;
      try {
        return { type: typeOf(name), content: await readFile(pathOf(name)) };
      } catch (error) {
        if (isRecord(error) && error["code"] === "ENOENT") return null;
        throw error;
      }
    },
    async remove(names) {
      for (const name of names.filter(isFileName)) await rm(pathOf(name), { force: true });
    },
  };
}
