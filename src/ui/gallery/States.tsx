import { useState } from "react";
import { Button } from "#ui/actions/Button.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { EmptyState, ErrorState } from "#ui/feedback/EmptyState.tsx";
import { LostReceipt, NorenCurtain, NothingFound } from "#ui/pictures/listDrawings.tsx";
import { EmptyBowl } from "#ui/pictures/storeDrawings.tsx";
import { FreeTable } from "#ui/pictures/FreeTable.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./Gallery.module.css";
import { Sample, Section } from "./Section.tsx";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loading, empty, wrong. */
export const States = () => {
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await pause(1500);
    setRetrying(false);
  };
  return (
    <Section title="States">
      <Sample name="Notice">
        <Notice>¥420 more for free delivery.</Notice>
        <Notice kind="ok">Your seat is booked until 14:00.</Notice>
        <Notice kind="warn">Two dishes in your cart have changed.</Notice>
        <Notice kind="danger">The payment was declined. Nothing was charged.</Notice>
        <Notice kind="offline">You are offline. The menu and your cart still work.</Notice>
      </Sample>
      <Sample name="Notice with an action">
        <Notice
          kind="warn"
          action={
            <Button size="small" kind="outline">
              See
            </Button>
          }
        >
          Last orders at 21:30.
        </Notice>
      </Sample>
      <Sample name="Skeleton">
        <SkeletonGroup label="Loading the menu">
          <div className={styles.dish}>
            <div>
              <Skeleton shape="square" />
            </div>
            <div className={styles.about}>
              <Skeleton shape="title" />
              <Skeleton lines={2} />
            </div>
          </div>
        </SkeletonGroup>
      </Sample>
      <Sample name="PullToRefresh (on a touch screen, from the top)">
        <PullToRefresh onRefresh={() => pause(1200)} busyLabel="Refreshing">
          <Card>Pull me down.</Card>
        </PullToRefresh>
      </Sample>
      <Sample name="EmptyState">
        <EmptyState
          title="Your cart is empty"
          illustration={<EmptyBowl />}
          action={<Button kind="quiet">See the menu</Button>}
        >
          What you choose on the menu waits for you here.
        </EmptyState>
        <EmptyState title="Nothing found for “pizza”" illustration={<NothingFound />}>
          Try another word, or look through the categories.
        </EmptyState>
        <EmptyState title="No such order" illustration={<LostReceipt />}>
          It may belong to another account.
        </EmptyState>
        <EmptyState title="Which table?" illustration={<FreeTable />}>
          Please scan the code on your table again.
        </EmptyState>
        <EmptyState title="Coming soon" illustration={<NorenCurtain />}>
          This part of the shop opens shortly.
        </EmptyState>
      </Sample>
      <Sample name="ErrorState">
        <ErrorState title="No connection" retryLabel="Try again" onRetry={() => void retry()} busy={retrying}>
          Nothing is lost: your cart is kept on this phone.
        </ErrorState>
      </Sample>
    </Section>
  );
};
