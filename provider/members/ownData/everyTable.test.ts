import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { members } from "#provider/db/tables/members.ts";
import { channelMessages } from "#provider/db/tables/messages.ts";
import { eraseMember } from "#provider/members/eraseMember.ts";
import { lockMember } from "#provider/members/member.ts";
import {
  type Column,
  everyColumn,
  everything,
  type Marked,
  markPerson,
  PERSONAL,
} from "#provider/testing/markedPerson.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { keptOfThePerson, nobodys, notInTheFile } from "#provider/testing/personalColumns.ts";
import { readOwnData } from "./readOwnData.ts";

const ada: Marked = { name: "ada", uid: "uid-of-ada", phone: "+819011112222", channel: "channel-of-ada" };
const bob: Marked = { name: "bob", uid: "uid-of-bob", phone: "+819033334444", channel: "channel-of-bob" };

let provider: Planted;
let columns: readonly Column[];
/** Every text that was written about Ada, and about Bob. */
let adas: readonly string[];
let bobs: readonly string[];

beforeAll(async () => {
  provider = await planted();
  columns = await everyColumn(provider.db);
  adas = await markPerson(provider.db, ada, columns);
  bobs = await markPerson(provider.db, bob, columns);
});
afterAll(() => provider.close());

const isIn = (text: string) => (mark: string) => text.includes(`"${mark}"`);
const columnsOf = (marks: readonly string[]) => marks.map((mark) => mark.slice(mark.indexOf(":") + 1));
const listed = (list: Readonly<Record<string, readonly string[]>>) => Object.values(list).flat();

describe("a table", () => {
  it("is filled for a person here, or is on the list of those in which nobody is named", () => {
    const tables = new Set(columns.map(({ table_name }) => table_name));
    expect([...tables].toSorted()).toEqual([...PERSONAL, ...nobodys].toSorted());
    const withMembers = columns.filter(({ column_name }) => column_name === "uid");
    for (const { table_name } of withMembers) expect(nobodys).not.toContain(table_name);
  });
});

describe("the file of one's own data", () => {
  it("holds all that is written of a person, but for what a list names with its reason", async () => {
    const file = JSON.stringify(await readOwnData(provider.db, ada.uid, provider.parts.clock()));
    const missing = columnsOf(adas.filter((mark) => !isIn(file)(mark)));
    expect(missing.toSorted()).toEqual(listed(notInTheFile).toSorted());
    expect(file).toContain(ada.phone);
  });

  it("holds nothing of anybody else", async () => {
    const file = JSON.stringify(await readOwnData(provider.db, ada.uid, provider.parts.clock()));
    expect(bobs.filter(isIn(file))).toEqual([]);
    for (const word of [bob.uid, bob.phone, bob.channel]) expect(file).not.toContain(word);
  });
});

describe("a person who is erased", () => {
  it("leaves behind what the law and the stores' books need and nothing else, as a list says", async () => {
    // Who they were before they signed in.
    const visitor = { uid: "ada-before", channel: "ada-before-channel", nickname: "ada:before" };
    const created_at = provider.parts.clock();
    await provider.db
      .insert(members)
      .values({ ...visitor, kind: "visitor", merged_into: ada.uid, created_at });
    await provider.db
      .insert(channelMessages)
      .values({ timetoken: 8_001n, channel: visitor.channel, payload: { mark: "ada:before" } });
    await provider.db.transaction(async (db) => {
      const member = await lockMember(db, ada.uid);
      const at = { now: provider.parts.clock(), reason: null };
      await eraseMember(db, member, at, () => randomUUID());
    });
    const left = await everything(provider.db, columns);
    expect(columnsOf(adas.filter(isIn(left))).toSorted()).toEqual(listed(keptOfThePerson).toSorted());
    for (const word of [ada.phone, ada.channel, "ada:before"]) expect(left).not.toContain(`"${word}"`);
    expect(bobs.filter((mark) => !isIn(left)(mark))).toEqual([]);
    expect(await readOwnData(provider.db, ada.uid, provider.parts.clock())).toBeNull();
  });
});
