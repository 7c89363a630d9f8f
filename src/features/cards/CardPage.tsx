import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/call.ts";
import type { creditCartList } from "#contract/calls/cards.ts";
import type { Card as StoredCard } from "#contract/payment.ts";
import { creditCartListCall } from "#net/calls/refillCalls.ts";
import { useCall } from "#net/useCall.ts";
import { AccountPage, MemberOnly } from "#parts/account/AccountPage.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import styles from "./Cards.module.css";

type Held = ResponseOf<typeof creditCartList>;

interface CardPageProps {
  readonly title: string;
  readonly parent: "user" | "cardList";
  readonly children: (held: Held, put: (held: Held) => Promise<unknown>) => ReactNode;
}

/** What the screens of cards share: they are a member's alone, and know the member's cards and the vault. */
export function CardPage({ title, parent, children }: CardPageProps) {
  const { t } = useTranslation("user");
  const hasNoCards = useAtomValue(missingServicesAtom).includes("cards");
  if (hasNoCards)
    return (
      <AccountPage title={title} parent="user">
        <EmptyState title={t("cards.notTaken")} illustration={<NorenCurtain />}>
          {t("cards.notTakenText")}
        </EmptyState>
      </AccountPage>
    );
  return (
    <MemberOnly title={title} parent={parent}>
      {() => (
        <AccountPage title={title} parent={parent} layout="open">
          <Cards>{children}</Cards>
        </AccountPage>
      )}
    </MemberOnly>
  );
}

function Cards({ children }: Pick<CardPageProps, "children">) {
  const { t } = useTranslation();
  const { data, failure, reload, isValidating, put } = useCall(creditCartListCall, {});
  if (data) return children(data, put);
  if (failure) return <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />;
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.list}>
        {[1, 2].map((row) => (
          <Card key={row}>
            <Skeleton shape="title" />
            <Skeleton />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** How saved cards stand, to tell later whether one came or changed. */
export function standOf(cards: readonly StoredCard[]): string {
  return cards
    .map(({ card_id, number, valid_period }) => `${card_id} ${number} ${valid_period}`)
    .toSorted()
    .join("\n");
}
