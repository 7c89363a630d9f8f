import type { RequestOf } from "#contract/call.ts";
import type { alterMemberInfo } from "#contract/calls/member.ts";
import type { ProfileValues } from "#state/drafts/formDrafts.ts";

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
