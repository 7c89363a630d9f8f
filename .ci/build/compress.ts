import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** Writes `<file>.br` beside every text file of a folder, as small as brotli can make it (quality 11). */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync("**/*.{css,js,json,svg,webmanifest}", { cwd: folder });
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

/** The brotli bytes of a content at the quality that the build writes. */
export function brotli(content: Buffer): Promise<Buffer> {
  return compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

async function compressFile(path: string): Promise<void> {
  await writeFile(`${path}.br`, await brotli(await readFile(path)));
}
