import type { LoadTexts } from "./instance.ts";

/** Messages of codes are the provider's to say: the client has them from its answers. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../../locales/*/*.json", "!../../locales/*/errors.json"],
  { import: "default" },
);

/** Reads a namespace from its own file: a language's texts come one namespace at a time, when a screen needs them. */
export const loadTexts: LoadTexts = async (locale, namespace) => {
  const file = files[`../../locales/${locale}/${namespace}.json`];
  if (!file) throw new Error(`No texts ${namespace} in ${locale}`);
  return file();
};
