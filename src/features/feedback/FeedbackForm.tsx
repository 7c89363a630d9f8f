import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { object, string } from "yup";
import { feedback, memberInfo } from "#contract/calls/member.ts";
import * as Code from "#contract/codes.ts";
import { Email } from "#contract/scalars.ts";
import { foldWidth, shownPhone, typedPhone } from "#domain/values/typedText.ts";
import { useCall } from "#net/useCall.ts";
import { useRegisterVisitor } from "#parts/account/registerVisitor.ts";
import { FaultWords } from "#parts/forms/FaultWords.tsx";
import { Form, FormMemory, SubmitButton } from "#parts/forms/Form.tsx";
import { FormField, PhoneField } from "#parts/forms/FormField.tsx";
import { type Refusal, refusal } from "#parts/forms/fault.ts";
import { phoneSchema } from "#parts/forms/phoneSchema.ts";
import { useFormField } from "#parts/forms/useFormField.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import { PicturesField } from "#parts/uploads/PicturesField.tsx";
import { type Pictures, usePictures } from "#parts/uploads/usePictures.ts";
import { sessionAtom, storedSession } from "#state/account/session.ts";
import { feedbackDraftAtom, type FeedbackValues, NO_FEEDBACK } from "#state/drafts/formDrafts.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextArea } from "#ui/fields/TextInput.tsx";
import styles from "./FeedbackForm.module.css";

const TYPES = { "0": 0, "1": 1, "2": 2, "3": 3 } as const;

interface FeedbackFormProps {
  readonly storeId: string | undefined;
  readonly orderNo: string | undefined;
  readonly onSent: (byEmail: boolean) => void;
}

/** What it is about, in one's own words, with pictures, and how to be reached. All of it is kept until it is sent. */
export function FeedbackForm({ storeId, orderNo, onSent }: FeedbackFormProps) {
  const { t } = useTranslation("user");
  const toast = useSetAtom(showToastAtom);
  const [draft, setDraft] = useAtom(feedbackDraftAtom);
  const hasNoMail = useAtomValue(missingServicesAtom).includes("mail");
  const [initial] = useState(draft.values);
  const send = useIntent(feedback, [
    Code.phoneMissing,
    Code.saveFailed,
    Code.storeMissing,
    Code.orderMissing,
    Code.tooManyRequests,
  ]);
  const [picturesFault, setPicturesFault] = useState<"unsettled" | "gone" | null>(null);
  const kept = usePictures({
    kept: draft.pictures,
    most: PICTURES_MAX,
    onKeep: (uploaded) => setDraft((before) => ({ ...before, pictures: [...uploaded] })),
    onUploaded: () => toast(t("feedback.uploaded"), "good"),
  });
  const pictures = useVisitorFirst(kept);

  const submit = async ({
    type,
    content,
    name,
    phone,
    ...typed
  }: FeedbackValues): Promise<Refusal | null> => {
    // Filled in from the profile as well.
    const email = hasNoMail ? "" : typed.email;
    setPicturesFault(null);
    const uploaded = await pictures.settled();
    if (uploaded === null || type === "") {
      setPicturesFault("unsettled");
      return null;
    }
    const answer = await send({
      type: TYPES[type],
      content,
      name,
      phone,
      ...(email !== "" && { email }),
      ...(uploaded.length > 0 && { pictures: uploaded.map(({ url }) => url) }),
      ...(storeId !== undefined && { store_id: storeId }),
      ...(orderNo !== undefined && { order_no: orderNo }),
    });
    if (answer.ok) {
      setDraft(NO_FEEDBACK);
      onSent(email !== "");
      return null;
    }
    if (answer.kind === "code" && answer.code === Code.saveFailed && uploaded.length > 0) {
      pictures.clear();
      setPicturesFault("gone");
      return null;
    }
    return refusal(answer, { [Code.phoneMissing]: "phone" });
  };

  // What was wrong and is mended is not said any longer.
  const isWrong =
    picturesFault === "gone"
      ? pictures.items.length === 0
      : pictures.items.some(({ state }) => state === "failed");
  return (
    <Form<FeedbackValues> initial={initial} schema={feedbackSchema} onSubmit={submit}>
      <FormMemory<FeedbackValues> onValues={(values) => setDraft((before) => ({ ...before, values }))} />
      <FillFromProfile />
      <TypeField />
      <ContentField />
      <PicturesField
        pictures={pictures}
        error={picturesFault && isWrong ? t(`feedback.pictures.${picturesFault}`) : null}
      />
      <FormField name="name" label={t("feedback.name")} autoComplete="name" enterKeyHint="next" />
      <PhoneField name="phone" autoComplete="tel" hint={t("info.phoneHint")} />
      {!hasNoMail && (
        <FormField
          name="email"
          type="email"
          label={t("info.email")}
          hint={t("feedback.emailHint")}
          mark={t("optional")}
          tidy={(typed) => foldWidth(typed).trim()}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
        />
      )}
      <p className={styles.note}>{t("feedback.purpose")}</p>
      <SubmitButton>{t("feedback.send")}</SubmitButton>
    </Form>
  );
}

/** Characters of what one writes, as the call takes them. */
const FEEDBACK_MAX = 2_000;
/** Pictures that go with it. */
const PICTURES_MAX = 4;
const NAME_MAX = 50;

/** Specification, section 5: type, content, name and phone must not be empty. */
const feedbackSchema = object({
  type: string()
    .oneOf(["", "0", "1", "2", "3"] as const)
    .default("")
    .required("feedback_type_missing"),
  content: string()
    .trim()
    .default("")
    .matches(/[^\s\p{Cf}\p{Cc}]/u, { message: "feedback_missing" })
    .max(FEEDBACK_MAX, "feedback_long"),
  name: string().trim().default("").required("name_missing").max(NAME_MAX, "name_long"),
  phone: phoneSchema,
  email: string()
    .default("")
    .transform((typed: unknown) => (typeof typed === "string" ? foldWidth(typed).trim() : typed))
    .test("address", "email_wrong", (typed) => typed === "" || Email.safeParse(typed).success),
});

const TYPE_OPTIONS = ["0", "1", "2", "3"] as const;

/** What one writes about: a question, a suggestion, a problem, or business. */
function TypeField() {
  const { t } = useTranslation("user");
  const { value, set, fault } = useFormField<FeedbackValues["type"]>("type");
  return (
    <Field group label={t("feedback.type")} error={fault && <FaultWords fault={fault} />} required>
      <RadioCards
        name="type"
        value={value === "" ? null : value}
        onChange={set}
        required
        options={TYPE_OPTIONS.map((each) => ({
          value: each,
          label: t(`feedback.types.${each}`),
          note: t(`feedback.typeNotes.${each}`),
        }))}
      />
    </Field>
  );
}

/** What one has to say. */
function ContentField() {
  const { t } = useTranslation("user");
  const { value, set, touch, fault } = useFormField<string>("content");
  return (
    <Field
      label={t("feedback.content")}
      hint={t("feedback.contentHint")}
      error={fault && <FaultWords fault={fault} />}
      required
    >
      <TextArea
        name="content"
        rows={6}
        maxLength={FEEDBACK_MAX}
        counter={(length, max) => `${length} / ${max}`}
        value={value}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={touch}
      />
    </Field>
  );
}

/** Fills in how the member is reached, where nothing was typed there yet. */
function FillFromProfile() {
  const hasSession = useAtomValue(sessionAtom) !== null;
  const name = useFormField<string>("name");
  const phone = useFormField<string>("phone");
  const email = useFormField<string>("email");
  const profile = useCall(memberInfo, hasSession ? {} : null, { isSilent: true }).data;
  const fill = useEffectEvent(() => {
    if (profile === undefined) return;
    const called = [profile.family_name, profile.given_name].filter(Boolean).join(" ") || profile.nickname;
    if (name.value === "" && called !== "") name.set(called);
    if (phone.value === "" && profile.phone !== null) phone.set(typedPhone(shownPhone(profile.phone)));
    if (email.value === "" && profile.email !== null) email.set(profile.email);
  });
  useEffect(() => fill(), [profile]);
  return null;
}

/** Pictures are kept for somebody: whoever has no session is registered as a visitor with the first one. */
function useVisitorFirst(pictures: Pictures): Pictures {
  const registerVisitor = useRegisterVisitor();
  return {
    ...pictures,
    add: (files) => {
      if (storedSession() !== null) return pictures.add(files);
      // Where nobody can be registered the pictures fail one by one, and each says so.
      void registerVisitor().then(() => pictures.add(files));
      return Math.max(0, files.length - (pictures.most - pictures.items.length));
    },
  };
}
