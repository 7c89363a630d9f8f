import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { alterMemberInfo, memberInfo } from "#contract/calls/member.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import { isAnswerOf } from "#net/callKey.ts";
import type { Refusal } from "#parts/form/fault.ts";
import { Form } from "#parts/form/Form.tsx";
import { FormField } from "#parts/form/FormField.tsx";
import { FormMemory } from "#parts/form/FormMemory.tsx";
import { refusal } from "#parts/form/refusal.ts";
import { SubmitButton } from "#parts/form/SubmitButton.tsx";
import { useIntent } from "#parts/form/useIntent.ts";
import { profileDraftAtom, type ProfileValues } from "#state/drafts/formDrafts.ts";
import { lacksAtom } from "#state/page/operatorSettings.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { changedFields } from "./changedFields.ts";
import type { Profile } from "./profile.ts";
import { profileSchema } from "./profileSchema.ts";
import { SexField } from "./SexField.tsx";
import styles from "./User.module.css";

/** Nickname, names, sex and email. Only what was changed is sent, and all that was typed stays until it is saved. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation("user");
  const { t: tc } = useTranslation();
  const { uid } = profile;
  const hasNoMail = useAtomValue(lacksAtom).includes("mail");
  const toast = useSetAtom(showToastAtom);
  const { mutate } = useSWRConfig();
  const alter = useIntent(alterMemberInfo, [113, 90006]);
  const [draft, setDraft] = useAtom(profileDraftAtom);
  const [initial] = useState<ProfileValues>(() => (draft?.uid === uid ? draft.values : valuesOf(profile)));

  const save = async (values: ProfileValues): Promise<Refusal | null> => {
    const changes = changedFields(values, valuesOf(profile));
    if (Object.keys(changes).length > 0) {
      const answer = await alter(changes);
      if (!answer.ok) return refusal(answer, {});
      void mutate(isAnswerOf(memberInfo.path));
    }
    setDraft(null);
    toast(t("info.saved"), "good");
    return null;
  };

  return (
    <Form<ProfileValues> initial={initial} schema={profileSchema} onSubmit={save}>
      <FormMemory<ProfileValues> onValues={(values) => setDraft({ uid, values })} />
      <FormField
        name="nickname"
        label={t("info.nickname")}
        hint={t("info.nicknameHint")}
        mark={t("optional")}
        autoComplete="nickname"
        enterKeyHint="next"
      />
      <div className={styles.pair}>
        <FormField
          name="family_name"
          label={t("info.familyName")}
          mark={t("optional")}
          autoComplete="family-name"
          enterKeyHint="next"
        />
        <FormField
          name="given_name"
          label={t("info.givenName")}
          mark={t("optional")}
          autoComplete="given-name"
          enterKeyHint="next"
        />
      </div>
      <SexField />
      <FormField
        name="email"
        type="email"
        label={t("info.email")}
        {...(!hasNoMail && { hint: t("info.emailHint") })}
        mark={t("optional")}
        tidy={(typed) => foldWidth(typed).trim()}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
      />
      <SubmitButton>{tc("save")}</SubmitButton>
    </Form>
  );
}

function valuesOf({ nickname, family_name, given_name, sex, email }: Profile): ProfileValues {
  const sexes = ["0", "1", "2"] as const;
  return { nickname, family_name, given_name, sex: sexes[sex], email: email ?? "" };
}
