import { object, string } from "yup";
import type { RequestOf, ResponseOf } from "#contract/call.ts";
import type { alterMemberInfo, memberInfo } from "#contract/calls/member.ts";
import { Email } from "#contract/scalars.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import type { ProfileValues } from "#state/drafts/formDrafts.ts";

/** Who is signed in, for their own eyes. */
export type Profile = ResponseOf<typeof memberInfo>;

/** Characters of each name, as the call takes them. */
const NAME_MAX = 30;

const name = string().trim().default("").max(NAME_MAX, "nickname_long");

/** One's details: each of them may be left out, and an email address must be one. */
export const profileSchema = object({
  nickname: name,
  family_name: name,
  given_name: name,
  sex: string()
    .oneOf(["0", "1", "2"] as const)
    .default("0"),
  email: string()
    .default("")
    .transform((typed: unknown) => (typeof typed === "string" ? foldWidth(typed).trim() : typed))
    .test("address", "email_wrong", (typed) => typed === "" || Email.safeParse(typed).success),
});

type Changes = Pick<
  RequestOf<typeof alterMemberInfo>,
  "nickname" | "family_name" | "given_name" | "sex" | "email"
>;

const SEXES = { "0": 0, "1": 1, "2": 2 } as const;

/** What of one's details differs from what is saved, as the call takes it; an empty address takes the saved one away. */
export function changedFields(values: ProfileValues, saved: ProfileValues): Changes {
  const { nickname, family_name, given_name, sex, email } = values;
  return {
    ...(nickname !== saved.nickname && { nickname }),
    ...(family_name !== saved.family_name && { family_name }),
    ...(given_name !== saved.given_name && { given_name }),
    ...(sex !== saved.sex && { sex: SEXES[sex] }),
    ...(email !== saved.email && { email: email === "" ? null : email }),
  };
}
