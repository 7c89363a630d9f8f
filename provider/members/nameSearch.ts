import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { SEARCH_VERSION, storeIndex } from "#domain/search/searchIndex.ts";
import { queriesOf } from "#domain/search/searchQuery.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { unifyCharacters } from "#provider/search/chineseCharacters.ts";
import { holds } from "#provider/search/searchSql.ts";

const AT_ONCE = 500;
const STEPS = 4;

/** Characters of Japanese names that are taken for one another, each before the one that it is read as. */
const OF_NAMES: ReadonlyMap<string, string> = new Map([
  ["斉", "斎"],
  ["髙", "高"],
  ["﨑", "崎"],
  ["嵜", "崎"],
  ["邉", "辺"],
  ["嶋", "島"],
  ["栁", "柳"],
  ["濵", "浜"],
  ["冨", "富"],
  ["桒", "桑"],
]);

const unify = (text: string) =>
  unifyCharacters(text.replace(/\p{Script=Han}/gu, (each) => OF_NAMES.get(each) ?? each));

/** Names are searched as goods are, but nothing in them is an allergen. */
const dictionary = { unify, allergens: new Map() };

/** What an index is written for: another name, or another way to write indexes, and it is written anew. */
const writtenFor = sql<string>`${String(SEARCH_VERSION)}::text || chr(10) || ${members.family_name} || chr(10) || ${members.given_name} || chr(10) || ${members.nickname}`;

/** Members who have not left. */
export const isMember = and(eq(members.kind, "member"), isNull(members.deleted_at));

/**
 * Writes what members' names are found by, where that is missing or they have changed since; the newest first, and no more
 * than some thousands at once. To be called before a search, and now and then.
 */
export async function writeNames(db: Database): Promise<void> {
  for (let left = STEPS; left > 0; left -= 1) {
    const due = await db
      .select({
        uid: members.uid,
        family_name: members.family_name,
        given_name: members.given_name,
        nickname: members.nickname,
        searched_for: writtenFor,
      })
      .from(members)
      .where(and(isMember, sql`${members.searched_for} is distinct from ${writtenFor}`))
      .orderBy(desc(members.created_at))
      .limit(AT_ONCE);
    if (due.length === 0) return;
    const rows = due.map(({ family_name, given_name, nickname, searched_for, uid }) => {
      // In the order of both sides of the world.
      const names = [`${family_name} ${given_name}`, `${given_name} ${family_name}`, nickname];
      const search_text = storeIndex({ names, reading: "", kind: [] }, [], unify);
      return { uid, search_text, searched_for };
    });
    // Not those of who left meanwhile.
    await db.execute(sql`update ${members} set search_text = written.search_text, searched_for = written.searched_for
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written(uid text, search_text text, searched_for text)
      where ${members.uid} = written.uid and ${members.deleted_at} is null`);
    if (due.length < AT_ONCE) return;
  }
}

/** Members whose names hold what was typed, by sound and by spelling; undefined where it says nothing. */
export function namesHold(typed: string): SQL | undefined {
  return or(...queriesOf(typed, dictionary).map((query) => holds(members.search_text, query)));
}
