import type { Namespaces } from "../loadTexts.ts";

/** All texts of a language; messages of codes are the provider's to say, the client has them from its answers. */
export const texts: Namespaces = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../../../locales/ja/*.json", "!../../../locales/ja/errors.json"],
  { eager: true, import: "default" },
);
