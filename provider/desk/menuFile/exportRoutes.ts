import { Zip, ZipPassThrough } from "fflate";
import { Hono } from "hono";
import { stream } from "hono/streaming";
import { MENU_FILES, MenuInFile } from "#contract/calls/desk/menuFile.ts";
import type { MenuDocument } from "#contract/menuDocument.ts";
import { whoLooks } from "#provider/desk/stores/ownStore.ts";
import { readDraft } from "#provider/menu/document/draft.ts";
import { FILE_KINDS, type FileKind, writeMenuFile } from "#provider/menu/files/template/writeMenuFile.ts";
import type { Parts } from "#provider/server/context.ts";
import { largestFile } from "#provider/pictures/storePicture.ts";
import { audit } from "#provider/staff/audit.ts";
import { askedFrom } from "#provider/staff/deskDispatch.ts";

const TYPES: Readonly<Record<FileKind, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
  yaml: "application/yaml; charset=utf-8",
};

/** A store's menu with its draft as files; who took one along stands in the audit log. */
export function exportRoutes(parts: Parts): Hono {
  const routes = new Hono();
  for (const kind of [...FILE_KINDS, "zip"] as const)
    routes.get(MENU_FILES[kind].replace("/desk", ""), async (context) => {
      const asked = MenuInFile.safeParse(context.req.query());
      if (!asked.success) return context.text("Bad Request", 400);
      const { store_id, titles } = asked.data;
      const who = await whoLooks(context, parts, store_id, "store");
      if (who === null) return context.text("Forbidden", 403);
      const { menu } = await readDraft(parts.db, store_id);
      const actor = { staff: who.signed.staff, ...askedFrom(context, parts, who.signed.tablet) };
      const deed = { did: "menu.export", subject: store_id, store_id, after: { kind } } as const;
      await audit(parts.db, actor, deed, parts.clock());
      const name = kind === "zip" ? `menu-pictures-${store_id}.zip` : `menu-${store_id}.${kind}`;
      context.header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
      context.header("content-type", kind === "zip" ? "application/zip" : TYPES[kind]);
      if (kind !== "zip") {
        const bytes = await writeMenuFile(menu, kind, titles);
        return context.body(Uint8Array.from(bytes));
      }
      return stream(context, async (out) => {
        for await (const part of pictureArchive(parts, menu)) {
          if (out.aborted) return;
          await out.write(part);
        }
      });
    });
  return routes;
}

/** The pictures that a store keeps of its dishes, each called by its dish's id, one after the other. */
async function* pictureArchive(
  { files }: Pick<Parts, "files">,
  { dishes }: MenuDocument,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error !== null) throw error;
    parts.push(Uint8Array.from(part));
  });
  for (const { id, picture } of dishes) {
    const name = picture === null ? null : largestFile(picture);
    const file = name === null ? null : await files.get(name);
    // A slash would be a folder.
    if (file === null || /[/\\]/.test(id)) continue;
    // Pictures are packed already.
    const entry = new ZipPassThrough(`${id}.webp`);
    // The same pictures are the same file.
    entry.mtime = new Date(1980, 0, 1);
    zip.add(entry);
    entry.push(file.content, true);
    yield* parts.splice(0);
  }
  zip.end();
  yield* parts.splice(0);
}
