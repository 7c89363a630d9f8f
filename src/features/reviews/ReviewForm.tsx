import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { number, object, string } from "yup";
import { orderEvaluate } from "#contract/calls/afterOrder.ts";
import { mallOrderEvaluate } from "#contract/calls/mallOrder.ts";
import * as Code from "#contract/codes.ts";
import type { Review } from "#contract/review.ts";
import { FaultWords } from "#parts/forms/FaultWords.tsx";
import { Form, FormMemory, SubmitButton } from "#parts/forms/Form.tsx";
import { type Refusal, refusal } from "#parts/forms/fault.ts";
import { useFormField } from "#parts/forms/useFormField.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import { PicturesField } from "#parts/uploads/PicturesField.tsx";
import { usePictures } from "#parts/uploads/usePictures.ts";
import { keepReviewDraft, readReviewDraft } from "#state/drafts/reviewDraft.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { Field } from "#ui/fields/Field.tsx";
import { RatingInput } from "#ui/fields/RatingInput.tsx";
import { TextArea } from "#ui/fields/TextInput.tsx";
import styles from "./Reviews.module.css";

interface ReviewFormProps {
  readonly orderNo: string;
  /** The mall takes reviews by a call of its own. */
  readonly isOfMall: boolean;
  readonly uid: string;
  readonly onWritten: (review: Review) => void;
  /** It was reviewed before: by this very form, when its answer was lost, or elsewhere. What was written is kept. */
  readonly onKnown: () => void;
}

/** Stars, words and pictures for an order. All of it is kept until it is sent. */
export function ReviewForm({ orderNo, isOfMall, uid, onWritten, onKnown }: ReviewFormProps) {
  const { t } = useTranslation("reviews");
  const toast = useSetAtom(showToastAtom);
  const sendReview = useIntent(isOfMall ? mallOrderEvaluate : orderEvaluate, [
    Code.alreadyReviewed,
    Code.ratingMissing,
    Code.reviewFailed,
  ]);
  const [draft] = useState(() => readReviewDraft(orderNo, uid));
  const [picturesFault, setPicturesFault] = useState<"unsettled" | "gone" | null>(null);
  const keep = (change: Parameters<typeof keepReviewDraft>[2]) => keepReviewDraft(orderNo, uid, change);
  const pictures = usePictures({
    kept: draft.pictures,
    most: PICTURES_MAX,
    onKeep: (uploaded) => keep({ pictures: [...uploaded] }),
    onUploaded: () => toast(t("pictures.uploaded"), "good"),
  });

  const submit = async ({ star, content }: { star: number; content: string }): Promise<Refusal | null> => {
    setPicturesFault(null);
    const uploaded = await pictures.settled();
    if (uploaded === null) {
      setPicturesFault("unsettled");
      return null;
    }
    const request = { order_no: orderNo, star, content, pictures: uploaded.map(({ url }) => url) };
    const answer = await sendReview(request);
    if (answer.ok) {
      keep(null);
      onWritten(answer.data);
      return null;
    }
    if (answer.kind === "code" && answer.code === Code.alreadyReviewed) {
      onKnown();
      return null;
    }
    if (answer.kind === "code" && answer.code === Code.reviewFailed && answer.data.reason === "pictures") {
      pictures.clear();
      setPicturesFault("gone");
      return null;
    }
    return refusal(answer, { [Code.ratingMissing]: "star" });
  };

  // What was wrong and is mended is not said any longer.
  const isWrong =
    picturesFault === "gone"
      ? pictures.items.length === 0
      : pictures.items.some(({ state }) => state === "failed");
  return (
    <Form initial={{ star: draft.star, content: draft.content }} schema={reviewSchema} onSubmit={submit}>
      <FormMemory<{ star: number; content: string }> onValues={keep} />
      <StarField />
      <ContentField />
      <PicturesField
        pictures={pictures}
        error={picturesFault && isWrong ? t(`pictures.${picturesFault}`) : null}
      />
      <p className={styles.note}>{t("form.public")}</p>
      <SubmitButton>{t("form.send")}</SubmitButton>
    </Form>
  );
}

/** Longest review, in characters. */
const REVIEW_MAX = 1_000;
/** Pictures of a review (specification, section 9). */
const PICTURES_MAX = 4;

/** A review as the specification's section 5 has it: stars are required, and words that can be read. */
const reviewSchema = object({
  star: number().default(0).min(1, "star_missing"),
  content: string()
    .default("")
    .trim()
    .matches(/[^\s\p{Cf}\p{Cc}]/u, { message: "review_missing" })
    .max(REVIEW_MAX, "review_long"),
});

/** How many stars, with what they mean in words. */
function StarField() {
  const { t } = useTranslation("reviews");
  const { value, set, fault } = useFormField<number>("star");
  const words = [t("star.1"), t("star.2"), t("star.3"), t("star.4"), t("star.5")];
  const meant = words[value - 1];
  return (
    <Field group label={t("form.star")} error={fault && <FaultWords fault={fault} />}>
      <div className={styles.stars}>
        <RatingInput
          name="star"
          optionLabel={(stars) => t("form.stars", { count: stars, meant: words[stars - 1] ?? "" })}
          value={value}
          onChange={set}
        />
        <span aria-hidden="true">{meant}</span>
      </div>
    </Field>
  );
}

/** What one has to say. */
function ContentField() {
  const { t } = useTranslation("reviews");
  const { value, set, touch, fault } = useFormField<string>("content");
  return (
    <Field
      label={t("form.content")}
      hint={t("form.contentHint")}
      error={fault && <FaultWords fault={fault} />}
      required
    >
      <TextArea
        name="content"
        rows={5}
        maxLength={REVIEW_MAX}
        counter={(length, max) => `${length} / ${max}`}
        placeholder={t("form.placeholder")}
        value={value}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={touch}
      />
    </Field>
  );
}
