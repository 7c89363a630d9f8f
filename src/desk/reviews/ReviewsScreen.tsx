import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router-dom";
import { listReviews, MOST_REPLY, replyToReview } from "#contract/calls/desk/reviews.ts";
import type { Review } from "#contract/review.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { deskSend, useDeskPages } from "#desk/net/deskSend.ts";
import { MoreButton } from "#desk/frame/MoreButton.tsx";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { useSaid } from "#desk/frame/Said.tsx";
import { Shots } from "#desk/frame/Shots.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useStore } from "#desk/frame/useStore.ts";
import { WritingForm } from "#desk/frame/WritingForm.tsx";
import { day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Rating } from "#ui/feedback/Rating.tsx";
import { Segments } from "#ui/fields/Segments.tsx";
import desk from "#desk/frame/Desk.module.css";

/** Milliseconds between reads: guests write, and others reply. */
const EVERY = 15_000;

/** What guests wrote about a store, each with its reply, or the place to write one. */
export default function ReviewsScreen() {
  const { t } = useTranslation("desk/reviews");
  const { t: td } = useTranslation("desk/desk");
  const { storeId = "" } = useParams();
  const [query, setQuery] = useSearchParams();
  const isOpen = query.get("show") === "open";
  const pages = useDeskPages(listReviews, { store_id: storeId, is_open: isOpen }, { every: EVERY });
  return (
    <div className={desk.page}>
      <PageHead title={td("page.reviews")} note={t("note")} />
      <div className={desk.choose}>
        <Segments
          label={t("shown")}
          name="show"
          value={isOpen ? "open" : "all"}
          onChange={(show) => setQuery(show === "open" ? { show } : {}, { replace: true })}
          options={[
            { value: "all", label: t("all") },
            { value: "open", label: t("open") },
          ]}
        />
      </div>
      <Shown of={pages}>
        {(reviews) => (
          <>
            {reviews.length === 0 && <EmptyState title={t(isOpen ? "noneOpen" : "none")} />}
            <ul className={desk.cards}>
              {reviews.map((review) => (
                <Card key={review.review_id} review={review} storeId={storeId} onReplied={pages.reload} />
              ))}
            </ul>
            <MoreButton of={pages}>{t("more")}</MoreButton>
          </>
        )}
      </Shown>
    </div>
  );
}

interface CardProps {
  readonly review: Review;
  readonly storeId: string;
  readonly onReplied: () => Promise<unknown>;
}

function Card({ onReplied, review, storeId }: CardProps) {
  const { t } = useTranslation("desk/reviews");
  const tag = useLanguageTag();
  const zone = useStore()?.time_zone;
  const mayReply = useMe().rights.includes("store");
  const [isWriting, write] = useState(false);
  const { said, say } = useSaid();
  const { author, content, pictures, reply, review_id, star, time } = review;
  const who = author === "" ? t("guest") : author;
  const send = async (words: string) => {
    const answer = await deskSend(replyToReview, { store_id: storeId, review_id, content: words });
    if (answer.ok) {
      write(false);
      say(answer, t("published"));
      await onReplied();
    }
    return answer;
  };
  return (
    <li className={desk.card}>
      <div className={desk.cardHead}>
        <Rating layout="stars" value={star} label={t("stars", { star })} />
        <p className={desk.soft}>
          {who}
          {zone !== undefined && (
            <>
              {" · "}
              <time dateTime={time}>{day(time, tag, zone)}</time>
            </>
          )}
        </p>
      </div>
      {content !== "" && <p className={desk.said}>{content}</p>}
      <Shots pictures={pictures} title={(number) => t("picture", { number })} />
      {reply !== null && (
        <div className={desk.reply}>
          <strong>{t("yourReply")}</strong>
          <p className={desk.said}>{reply.content}</p>
        </div>
      )}
      {said}
      {isWriting && (
        <WritingForm
          label={t("yourReply")}
          initial={reply?.content ?? ""}
          most={MOST_REPLY}
          submit={t("save")}
          onSend={send}
        />
      )}
      {mayReply && (
        <div>
          <Button kind="quiet" size="small" aria-expanded={isWriting} onClick={() => write(!isWriting)}>
            {t(reply === null ? "reply" : "edit")}
            <span className="visually-hidden"> {who}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
