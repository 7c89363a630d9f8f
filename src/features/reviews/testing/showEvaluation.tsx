import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { orderEvaluate } from "#contract/calls/afterOrder.ts";
import { memberEvaluate } from "#contract/calls/member.ts";
import { orderDetails } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import type { OrderDetail } from "#contract/order.ts";
import type { MemberReview } from "#contract/review.ts";
import EvaluationScreen from "#features/reviews/EvaluationScreen.tsx";
import { on, renderPart, type Tell } from "#parts/testing/renderPart.tsx";
import { sessionAtom } from "#state/account/session.ts";
import { someOrder } from "#tests/domain/someOrder.ts";

/** The review that the provider has once it was written. */
export const someReview: MemberReview = {
  review_id: "r1",
  author: "Hana",
  star: 4,
  content: "Lovely soup",
  pictures: [],
  time: "2026-11-20T12:00:00+09:00",
  reply: null,
  order_no: "20261121-0001",
  store_id: "bar",
  store_name: "Bar Noren",
  store_picture: null,
  time_zone: "Asia/Tokyo",
  goods_names: ["Ramen"],
};

/** The screen of an order that can be reviewed, with what the provider answers to the review. */
export async function showEvaluation({
  actions = ["review"],
  evaluate = () => ({ data: someReview }),
}: {
  actions?: OrderDetail["actions"];
  evaluate?: Tell<typeof orderEvaluate>;
} = {}) {
  let isWritten = false;
  const store = createStore();
  store.set(sessionAtom, {
    uid: "one",
    auth_token: "token",
    inform_channel: "",
    inform_channel_member: "",
  });
  const order = { ...someOrder({ order_no: someReview.order_no, store_name: "Bar Noren" }), actions };
  const view = await renderPart(<EvaluationScreen query={{ orderNo: someReview.order_no }} />, {
    store,
    uid: "one",
    texts: ["reviews", "store", "form"],
    rules: [
      on(orderDetails, () => ({ data: order })),
      on(memberEvaluate, () =>
        isWritten || actions.length === 0
          ? { data: { items: [someReview], next_cursor: null } }
          : { code: Code.notYetReviewed },
      ),
      on(orderEvaluate, async (request) => {
        const told = await evaluate(request);
        isWritten = true;
        return told;
      }),
    ],
  });
  return { ...view, user: userEvent.setup() };
}

export const stars = (number: number) => screen.getByRole("radio", { name: new RegExp(`^${number} star`) });
export const words = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Your review/ });
export const send = () => screen.getByRole("button", { name: "Post the review" });
/** A busy machine takes its time for four pictures. */
export const thanked = () =>
  screen.findByRole("heading", { name: "Thank you for your review" }, { timeout: 10_000 });
export const camera = () => screen.getByLabelText<HTMLInputElement>(/Add photos/);
