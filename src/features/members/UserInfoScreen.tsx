import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { alterMemberInfo, memberInfo } from "#contract/calls/member.ts";
import * as Code from "#contract/codes.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { AccountPage, MemberOnly } from "#parts/account/AccountPage.tsx";
import { Form, FormMemory, SubmitButton } from "#parts/forms/Form.tsx";
import { FormField } from "#parts/forms/FormField.tsx";
import { type Refusal, refusal } from "#parts/forms/fault.ts";
import { useFormField } from "#parts/forms/useFormField.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import { href } from "#routes/href.ts";
import { profileDraftAtom, type ProfileValues } from "#state/drafts/formDrafts.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { PhoneSection } from "./PhoneSection.tsx";
import styles from "./User.module.css";
import { YourData } from "./YourData.tsx";
import { changedFields, type Profile, profileSchema } from "./profile.ts";

/** One's details (`/userInfo`): names, phone by a code, email, and the ways to a new password. */
export default function UserInfoScreen() {
  const { t } = useTranslation("user");
  const { t: ta } = useTranslation("account");
  const { t: tc } = useTranslation();
  const title = tc("titles.userInfo");
  return (
    <MemberOnly title={title} parent="user">
      {(profile) => (
        <AccountPage title={title} parent="user" layout="open">
          <div className={styles.columns}>
            <ProfileForm key={profile.uid} profile={profile} />
            <div className={styles.side}>
              <PhoneSection phone={profile.phone} />
              <section className={styles.section} aria-labelledby="signing-in">
                <h2 id="signing-in">{t("info.signingIn")}</h2>
                <Card padded={false}>
                  {(profile.phone !== null || profile.has_password === 1) && (
                    <ListRow
                      title={ta("change.title")}
                      href={href("login", { mode: "change", callback: href("userInfo", {}) })}
                    />
                  )}
                  <ListRow
                    title={t("info.platforms")}
                    note={t("info.platformsNote")}
                    href={href("loginInput", { callback: href("userInfo", {}) })}
                  />
                  <ListRow title={ta("tips.title")} href={href("unsubscribeTips", {})} />
                </Card>
              </section>
              <YourData />
            </div>
          </div>
        </AccountPage>
      )}
    </MemberOnly>
  );
}

/** Nickname, names, sex and email. Only what was changed is sent, and all that was typed stays until it is saved. */
function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation("user");
  const { t: tc } = useTranslation();
  const { uid } = profile;
  const hasNoMail = useAtomValue(missingServicesAtom).includes("mail");
  const toast = useSetAtom(showToastAtom);
  const { mutate } = useSWRConfig();
  const alter = useIntent(alterMemberInfo, [Code.profileChangeFailed, Code.tooManyRequests]);
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

const SEXES = ["0", "1", "2"] as const;

/** Sex, for who likes to say it (specification, section 3: 0 secret, 1 male, 2 female). */
function SexField() {
  const { t } = useTranslation("user");
  const { value, set } = useFormField<ProfileValues["sex"]>("sex");
  return (
    <Field group label={t("info.sex")} mark={t("optional")}>
      <ChipGroup
        label={t("info.sex")}
        name="sex"
        value={value}
        onChange={set}
        options={SEXES.map((each) => ({ value: each, label: t(`info.sexes.${each}`) }))}
      />
    </Field>
  );
}
