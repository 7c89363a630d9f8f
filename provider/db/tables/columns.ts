import { customType } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import type { PayType } from "#contract/enumerations.ts";
import { PayType as PayTypeSchema, WireLanguage } from "#contract/scalars.ts";
import { DayHours, type WeekHours } from "#contract/store.ts";
import { isRecord } from "#domain/values/untrusted.ts";

// Columns that operators fill in by hand, read so that no slip of theirs breaks a page: what is missing or none is left
// out or made up for here, once, and the doctor tells them of it in words.

/** One text in all languages; one that is missing is read as the Japanese, else as any that is there. */
export const localized = jsonbRead<Localized>(soundWords);

export const weekHours = jsonbRead<WeekHours>((value) =>
  listOf(value).flatMap((each) => DayHours.safeParse(each).data ?? []),
);

export const payTypes = jsonbRead<PayType[]>((value) =>
  listOf(value).flatMap((each) => PayTypeSchema.safeParse(each).data ?? []),
);

/** Texts by name, as many as are asked for. */
export const localizedItems = <Item extends string>(items: readonly Item[]) =>
  jsonbRead<Record<Item, Localized>>((value) => {
    const given = isRecord(value) ? value : {};
    const all = items.map((item) => [item, soundWords(given[item])]);
    return Object.fromEntries(all) as Record<Item, Localized>;
  });

const TOKYO = "Asia/Tokyo";

/** A time zone by its name in the IANA's list; Japan's where it is in none. */
export const timeZone = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  fromDriver: (value) => (isTimeZone(value) ? value : TOKYO),
});

/** Minutes of which there is one at least. */
export const minutes = (usual: number) =>
  customType<{ data: number; driverData: number }>({
    dataType: () => "integer",
    fromDriver: (value) => (value >= 1 ? value : usual),
  });

const zones = new Map<string, boolean>();

/** Whether the IANA's list has such a zone. */
export function isTimeZone(name: string): boolean {
  const known = zones.get(name) ?? isFormat(name);
  zones.set(name, known);
  return known;
}

function isFormat(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** A text as operators may have left it: in every language, by the one that there is. */
export function soundWords(value: unknown): Localized {
  const given = isRecord(value) ? value : {};
  const said = (language: WireLanguage) => {
    const text = given[language];
    return typeof text === "string" ? text : undefined;
  };
  const any = WireLanguage.def.values.map(said).find((text) => text !== undefined) ?? "";
  const text = (language: WireLanguage) => said(language) ?? any;
  // What else is kept beside them is not lost to who reads it.
  const words = { ...given, ...inEach(text) };
  const others = saidInstead(given);
  if (others !== undefined) instead.set(words, others);
  return words;
}

/** The languages of what is said in another one, with that one. */
export type SaidInstead = Partial<Record<WireLanguage, WireLanguage>>;

/** Of texts that were read, whatever language was made up for. They are kept with what they are, and not as a part of it. */
const instead = new WeakMap<object, SaidInstead>();

/** The language in which a text is told to who asks for it in another; undefined: in that one. */
export function saidIn(words: Localized, language: WireLanguage): WireLanguage | undefined {
  return instead.get(words)?.[language];
}

/** In which language a text will be said where it is not written; undefined: it is written in all, or in none. */
export function saidInstead(
  given: Readonly<Partial<Record<WireLanguage, unknown>>>,
): SaidInstead | undefined {
  const isSaid = (language: WireLanguage) => typeof given[language] === "string";
  const first = WireLanguage.def.values.find(isSaid);
  const missing = WireLanguage.def.values.filter((language) => !isSaid(language));
  if (first === undefined || missing.length === 0 || given[first] === "") return undefined;
  return Object.fromEntries(missing.map((language) => [language, first]));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function jsonbRead<Data>(read: (value: unknown) => Data) {
  return customType<{ data: Data; driverData: unknown }>({
    dataType: () => "jsonb",
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => read(typeof value === "string" ? parsed(value) : value),
  });
}

/** Of a driver that gives a column as it was sent; one that has parsed it gives a JSON string as that string. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** One text in all languages; a shop's own words are kept so, and answered in the language asked for. */
export type Localized = Record<WireLanguage, string>;

const Texts = z.record(WireLanguage, z.string());

/** The text that `say` makes for each language. */
export function inEach(say: (language: WireLanguage) => string): Localized {
  const texts = WireLanguage.def.values.map((language) => [language, say(language)]);
  return z.parse(Texts, Object.fromEntries(texts));
}

/** The same as whoever wrote them sees them again: without those that say what the Japanese says. */
export function asWritten(words: Localized): Partial<Localized> {
  const own = Object.entries(words).filter(([language, text]) => language === "ja" || text !== words.ja);
  return Object.fromEntries(own);
}

/** Texts as somebody writes them: what is not written in a language is said in Japanese there. */
export function orJapanese(words: Partial<Readonly<Record<WireLanguage, string>>>): Localized {
  return inEach((language) => words[language] || (words.ja ?? ""));
}
