import { fileURLToPath } from "node:url";
import { entry, type Room, rooms } from "./rooms.ts";

const all = Object.entries(rooms);

/** The rooms, as eslint-plugin-boundaries reads them. */
export const boundariesSettings = {
  "boundaries/elements": all.map(([type, { folder }]) => ({
    type,
    pattern: folder,
    partialMatch: false,
    // Two folders of one room's pattern (features) are two elements, which may not import each other.
    capture: ["name"],
  })),
  "boundaries/files": [{ category: "entry", pattern: entry.folder }],
  "boundaries/legacy-templates": false,
  "import/resolver": { [fileURLToPath(import.meta.resolve("./importResolver.ts"))]: {} },
};

/** Everything is forbidden but what a room's entry names, and the room's own files. */
export const dependenciesRule = {
  default: "disallow",
  checkAllOrigins: true,
  checkUnknownLocals: true,
  message: "The room {{from.element.types}} may not import {{dependency.source}}",
  policies: [
    ...all.map(([type, room]) => ({ from: { element: { type } }, allow: allowedTo(room) })),
    { from: { file: { categories: "entry" } }, allow: allowedTo(entry) },
  ],
};

function allowedTo({ rooms: types, packages }: Room): readonly object[] {
  return [{ to: { element: { types: { anyOf: types } } } }, { to: { module: { source: packages } } }];
}
