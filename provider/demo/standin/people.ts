import { createHash } from "node:crypto";

/** Someone whom nobody is, to sign in as. */
interface MadeUpPerson {
  readonly id: string;
  readonly name: string;
  /** The name in Latin letters. */
  readonly reading: string;
}

export const people: readonly MadeUpPerson[] = [
  { id: "hanako", name: "春野 花子", reading: "Hanako Haruno" },
  { id: "sora", name: "秋山 空", reading: "Sora Akiyama" },
  { id: "meiling", name: "林 美玲", reading: "Mei-ling Lin" },
  { id: "minho", name: "김민호", reading: "Min-ho Kim" },
];

/** Asks for someone whom the platform has never seen. */
export const NEW_PERSON = "new";
const NEW_PATTERN = /^new-[\w-]{4,32}$/;

/** The id of whoever was chosen: someone of the list, or someone new each time; null for a choice that is none. */
export function chosenPerson(choice: string, random: (bytes: number) => string): string | null {
  if (choice === NEW_PERSON) return `new-${random(9)}`;
  return NEW_PATTERN.test(choice) || people.some(({ id }) => id === choice) ? choice : null;
}

export function nameOf(person: string): string {
  return people.find(({ id }) => id === person)?.name ?? "新しい 友だち";
}

/** What LINE calls a person: U and 32 hexadecimal digits. */
export const lineSubject = (person: string): string =>
  `U${digest("line", person).toString("hex").slice(0, 32)}`;

/** What WeChat calls a person: 28 letters that begin with an o. */
export const wechatSubject = (person: string): string =>
  `o${digest("wechat", person).toString("base64url").slice(0, 27)}`;

function digest(platform: string, person: string): Buffer {
  return createHash("sha256").update(`stand-in of ${platform}\n${person}`).digest();
}
