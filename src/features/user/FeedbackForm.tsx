import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { feedback } from "#contract/calls/member.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import type { Refusal } from "#parts/form/fault.ts";
import { Form } from "#parts/form/Form.tsx";
import { FormField } from "#parts/form/FormField.tsx";
import { FormMemory } from "#parts/form/FormMemory.tsx";
import { PhoneField } from "#parts/form/PhoneField.tsx";
import { refusal } from "#parts/form/refusal.ts";
import { SubmitButton } from "#parts/form/SubmitButton.tsx";
import { useIntent } from "#parts/form/useIntent.ts";
import { PicturesField } from "#parts/pictures/PicturesField.tsx";
import { usePictures } from "#parts/pictures/usePictures.ts";
import { lacksAtom } from "#state/page/operatorSettings.ts";
import { feedbackDraftAtom, type FeedbackValues, NO_FEEDBACK } from "#state/drafts/formDrafts.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { ContentField } from "./ContentField.tsx";
import { FillFromProfile } from "./FillFromProfile.tsx";
import { feedbackSchema, PICTURES_MAX } from "./feedbackSchema.ts";
import { TypeField } from "./TypeField.tsx";
import { useVisitorFirst } from "./useVisitorFirst.ts";
import styles from "./User.module.css";

const SAVE_FAILED = 115;
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
  const hasNoMail = useAtomValue(lacksAtom).includes("mail");
  const [initial] = useState(draft.values);
  const send = useIntent(feedback, [104, 115, 201, 412, 90006]);
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
    if (answer.kind === "code" && answer.code === SAVE_FAILED && uploaded.length > 0) {
      pictures.clear();
      setPicturesFault("gone");
      return null;
    }
    return refusal(answer, { 104: "phone" });
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
