import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { orderEvaluate } from "#contract/calls/afterOrder.ts";
import { mallOrderEvaluate } from "#contract/calls/mallOrder.ts";
import type { Review } from "#contract/review.ts";
import type { Refusal } from "#parts/form/fault.ts";
import { Form } from "#parts/form/Form.tsx";
import { FormMemory } from "#parts/form/FormMemory.tsx";
import { refusal } from "#parts/form/refusal.ts";
import { SubmitButton } from "#parts/form/SubmitButton.tsx";
import { useIntent } from "#parts/form/useIntent.ts";
import { PicturesField } from "#parts/pictures/PicturesField.tsx";
import { usePictures } from "#parts/pictures/usePictures.ts";
import { keepReviewDraft, readReviewDraft } from "#state/drafts/reviewDraft.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { ContentField } from "./ContentField.tsx";
import styles from "./Reviews.module.css";
import { PICTURES_MAX, reviewSchema } from "./reviewSchema.ts";
import { StarField } from "./StarField.tsx";

const ALREADY_REVIEWED = 415;
const NO_STARS = 416;
const REFUSED = 417;

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
    ALREADY_REVIEWED,
    NO_STARS,
    REFUSED,
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
    if (answer.kind === "code" && answer.code === ALREADY_REVIEWED) {
      onKnown();
      return null;
    }
    if (answer.kind === "code" && answer.code === REFUSED && reasonIn(answer.data) === "pictures") {
      pictures.clear();
      setPicturesFault("gone");
      return null;
    }
    return refusal(answer, { [NO_STARS]: "star" });
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

function reasonIn(data: unknown): unknown {
  return typeof data === "object" && data !== null && "reason" in data ? data.reason : null;
}
