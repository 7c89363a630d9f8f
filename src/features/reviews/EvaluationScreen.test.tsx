import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { orderEvaluate } from "#contract/calls/afterOrder.ts";
import { memberEvaluate } from "#contract/calls/member.ts";
import { orderDetails } from "#contract/calls/order.ts";
import type { MemberReview } from "#contract/memberReview.ts";
import type { OrderDetail } from "#contract/order.ts";
import { fakeUploads, keptPicture, someJpeg } from "#parts/pictures/testing/fakeUploads.ts";
import { on, renderPart, type Tell } from "#parts/testing/renderPart.tsx";
import { sessionAtom } from "#state/session.ts";
import { toastsAtom } from "#state/toasts.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import EvaluationScreen from "./EvaluationScreen.tsx";

const review: MemberReview = {
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

async function show({
  actions = ["review"],
  evaluate = () => ({ data: review }),
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
    kind: "visitor",
  } as never);
  const order = { ...someOrder({ order_no: review.order_no, store_name: "Bar Noren" }), actions };
  const view = await renderPart(<EvaluationScreen query={{ orderNo: review.order_no }} />, {
    store,
    uid: "one",
    texts: ["reviews", "store", "form"],
    rules: [
      on(orderDetails, () => ({ data: order })),
      on(memberEvaluate, () =>
        isWritten || actions.length === 0 ? { data: { items: [review], next_cursor: null } } : { code: 421 },
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

const stars = (number: number) => screen.getByRole("radio", { name: new RegExp(`^${number} star`) });
const words = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Your review/ });
const send = () => screen.getByRole("button", { name: "Post the review" });
/** A busy machine takes its time for four pictures. */
const thanked = () =>
  screen.findByRole("heading", { name: "Thank you for your review" }, { timeout: 10_000 });
const camera = () => screen.getByLabelText<HTMLInputElement>(/Add photos/);

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("a review that is written", () => {
  it("asks for stars and words, each in its place", async () => {
    const { user, sentTo } = await show();
    await user.click(await screen.findByRole("button", { name: "Post the review" }));
    await screen.findByText("Please choose how many stars.");
    screen.getByText("Please write a few words.");
    await user.type(words(), "   ");
    expect(screen.queryByText("Please write a few words.")).not.toBeNull();
    expect(sentTo(orderEvaluate)).toHaveLength(0);
  });

  it("is sent once though tapped five times, and thanked for with ways on", async () => {
    const answered = Promise.withResolvers<void>();
    const { user, sentTo } = await show({
      evaluate: async () => {
        await answered.promise;
        return { data: review };
      },
    });
    await screen.findByRole("button", { name: "Post the review" });
    await user.click(stars(4));
    await user.type(words(), "Lovely soup");
    for (let tap = 0; tap < 5; tap += 1) await user.click(send());
    answered.resolve();
    await thanked();
    expect(sentTo(orderEvaluate).map(({ request }) => request)).toEqual([
      { order_no: review.order_no, star: 4, content: "Lovely soup", pictures: [] },
    ]);
    screen.getByRole("link", { name: "See the store’s reviews" });
    expect(sessionStorage.getItem("noren.review")).toBeNull();
  });

  it("goes again under the same key when its answer was lost, and is known when it had arrived", async () => {
    let tries = 0;
    const { user, sentTo } = await show({
      evaluate: () => {
        tries += 1;
        return tries === 1 ? { trouble: "unreachable" } : { code: 415 };
      },
    });
    await screen.findByRole("button", { name: "Post the review" });
    await user.click(stars(5));
    await user.type(words(), "Good");
    await user.click(send());
    await screen.findByText(/What you typed is kept/);
    await user.click(send());
    await thanked();
    const [first, second] = sentTo(orderEvaluate);
    expect(first?.key).toBe(second?.key);
  });

  it("keeps everything for who goes away and comes back: stars, words, pictures by their addresses", async () => {
    fakeUploads((number) => keptPicture(number));
    const first = await show();
    await screen.findByRole("button", { name: "Post the review" });
    await first.user.click(stars(3));
    await first.user.type(words(), "So so");
    await first.user.upload(camera(), [someJpeg("a")]);
    await screen.findByRole("img", { name: "Photo 1" });
    await waitFor(() => expect(sessionStorage.getItem("noren.review")).toContain("/uploads/picture-1"));
    first.unmount();
    const again = await show();
    await screen.findByRole("button", { name: "Post the review" });
    expect(words().value).toBe("So so");
    expect((stars(3) as HTMLInputElement).checked).toBe(true);
    await again.user.click(send());
    await thanked();
    expect(again.sentTo(orderEvaluate)[0]?.request).toMatchObject({
      pictures: ["/uploads/picture-1-1080.webp"],
    });
  });
});

describe("a review that is refused", () => {
  it("says why, and keeps what was written", async () => {
    const { user } = await show({ evaluate: () => ({ code: 417 }) });
    await screen.findByRole("button", { name: "Post the review" });
    await user.click(stars(5));
    await user.type(words(), "Yum");
    await user.click(send());
    await screen.findByText("Code 417");
    expect(words().value).toBe("Yum");
  });
});

describe("pictures of a review", () => {
  const tiles = () => screen.getAllByRole("listitem").filter((item) => item.dataset["state"] !== undefined);

  it("leave one at a time, in the order chosen, four at most, and say that they arrived", async () => {
    const uploads = fakeUploads(async (number) => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return keptPicture(number);
    });
    const { user, store, sentTo } = await show();
    await screen.findByRole("button", { name: "Post the review" });
    await user.click(stars(5));
    await user.type(words(), "Yum");
    await user.upload(camera(), ["a", "b", "c", "d", "e"].map(someJpeg));
    await user.click(send());
    await thanked();
    expect(uploads.mostAtOnce()).toBe(1);
    expect(uploads.forms).toHaveLength(4);
    expect(uploads.forms[0]?.get("auth_token")).toBe("token");
    expect(sentTo(orderEvaluate)[0]?.request).toMatchObject({
      pictures: [1, 2, 3, 4].map((number) => `/uploads/picture-${number}-1080.webp`),
    });
    const said = store.get(toastsAtom).map(({ text }) => text);
    expect(said).toContain("4 photos at most");
    expect(said).toContain("The photo has been sent");
  });

  it("that broke on the way can be sent again, and hold the review back meanwhile", async () => {
    fakeUploads((number) => (number === 1 ? "broken" : keptPicture(number)));
    const { user, sentTo } = await show();
    await screen.findByRole("button", { name: "Post the review" });
    await user.click(stars(5));
    await user.type(words(), "Yum");
    await user.upload(camera(), [someJpeg("a")]);
    await screen.findByText(/the connection broke/);
    await user.click(send());
    await screen.findByText(/Some photos were not sent/);
    expect(sentTo(orderEvaluate)).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Send photo 1 again" }));
    await waitFor(() => expect(tiles()[0]?.dataset["state"]).toBe("done"));
    await user.click(send());
    await thanked();
  });

  it("that are none are told apart by their content, and can be taken out", async () => {
    const uploads = fakeUploads((number) => keptPicture(number));
    const { user } = await show();
    await screen.findByRole("button", { name: "Post the review" });
    const svg = new File(["<svg onload='alert(1)'/>"], "cat.jpg", { type: "image/jpeg" });
    const heic = new File(["\0\0\0\u0018ftypheic\0\0\0\0mif1heic"], "IMG_1.jpg", { type: "image/jpeg" });
    await user.upload(camera(), [svg, heic]);
    await screen.findByText("Photo 1: Please choose a JPEG, PNG or WebP picture.");
    await screen.findByText("Photo 2: HEIC cannot be used. Please convert it to JPEG.");
    expect(uploads.forms).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Remove photo 1" }));
    expect(tiles()).toHaveLength(1);
    screen.getByText("Photo 1: HEIC cannot be used. Please convert it to JPEG.");
  });
});

describe("an order that cannot be reviewed", () => {
  it("shows the review that it has", async () => {
    await show({ actions: [] });
    await screen.findByRole("heading", { name: "You have reviewed this order" });
    const mine = screen.getByRole("region", { name: "Bar Noren" });
    expect(within(mine).getByText("Lovely soup")).toBeDefined();
  });

  it("says when it can be", async () => {
    await show({ actions: ["invoice"] });
    expect(await screen.findByRole("heading", { name: "This cannot be reviewed yet" })).toBeDefined();
  });
});
