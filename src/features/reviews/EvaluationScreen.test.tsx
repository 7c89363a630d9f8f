import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { orderEvaluate } from "#contract/calls/afterOrder.ts";
import * as Code from "#contract/codes.ts";
import { fakeUploads, keptPicture, someJpeg } from "#parts/uploads/testing/fakeUploads.ts";
import {
  camera,
  send,
  showEvaluation,
  someReview,
  stars,
  thanked,
  words,
} from "./testing/showEvaluation.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("a review that is written", () => {
  it("asks for stars and words, each in its place", async () => {
    const { user, sentTo } = await showEvaluation();
    await user.click(await screen.findByRole("button", { name: "Post the review" }));
    await screen.findByText("Choose a star rating.");
    screen.getByText("Please write a few words.");
    await user.type(words(), "   ");
    expect(screen.queryByText("Please write a few words.")).not.toBeNull();
    expect(sentTo(orderEvaluate)).toHaveLength(0);
  });

  it("is sent once though tapped five times, and thanked for with ways on", async () => {
    const answered = Promise.withResolvers<void>();
    const { user, sentTo } = await showEvaluation({
      evaluate: async () => {
        await answered.promise;
        return { data: someReview };
      },
    });
    await screen.findByRole("button", { name: "Post the review" });
    await user.click(stars(4));
    await user.type(words(), "Lovely soup");
    for (let tap = 0; tap < 5; tap += 1) await user.click(send());
    answered.resolve();
    await thanked();
    expect(sentTo(orderEvaluate).map(({ request }) => request)).toEqual([
      { order_no: someReview.order_no, star: 4, content: "Lovely soup", pictures: [] },
    ]);
    screen.getByRole("link", { name: "See the store’s reviews" });
    expect(sessionStorage.getItem("noren.review")).toBeNull();
  });

  it("goes again under the same key when its answer was lost, and is known when it had arrived", async () => {
    let tries = 0;
    const { user, sentTo } = await showEvaluation({
      evaluate: () => {
        tries += 1;
        return tries === 1 ? { trouble: "unreachable" } : { code: Code.alreadyReviewed };
      },
    });
    await screen.findByRole("button", { name: "Post the review" });
    await user.click(stars(4));
    await user.type(words(), "Lovely soup ");
    await user.click(send());
    await screen.findByText(/Your entries are saved/);
    await user.click(send());
    await thanked();
    const [first, second] = sentTo(orderEvaluate);
    expect(first?.key).toBe(second?.key);
  });

  it("keeps everything for who goes away and comes back: stars, words, pictures by their addresses", async () => {
    fakeUploads((number) => keptPicture(number));
    const first = await showEvaluation();
    await screen.findByRole("button", { name: "Post the review" });
    await first.user.click(stars(3));
    await first.user.type(words(), "So so");
    await first.user.upload(camera(), [someJpeg("a")]);
    await screen.findByRole("img", { name: "Photo 1" });
    await waitFor(() => expect(sessionStorage.getItem("noren.review")).toContain("/uploads/picture-1"));
    first.unmount();
    const again = await showEvaluation();
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
  it("because there is one from elsewhere stands beside that, as it was not posted", async () => {
    const { user } = await showEvaluation({ evaluate: () => ({ code: Code.alreadyReviewed }) });
    await screen.findByRole("button", { name: "Post the review" });
    await user.click(stars(2));
    await user.type(words(), "Too salty");
    await user.click(send());
    await screen.findByRole("heading", { name: "You’ve already reviewed this order" });
    expect(screen.getByText(/This wasn’t posted/)).toBeDefined();
    expect(screen.getByText("Too salty")).toBeDefined();
    expect(screen.getByText("Lovely soup")).toBeDefined();
  });

  it("says why, and keeps what was written", async () => {
    const { user } = await showEvaluation({ evaluate: () => ({ code: Code.reviewFailed }) });
    await screen.findByRole("button", { name: "Post the review" });
    await user.click(stars(5));
    await user.type(words(), "Yum");
    await user.click(send());
    await screen.findByText("Code 417");
    expect(words().value).toBe("Yum");
  });
});

describe("an order that cannot be reviewed", () => {
  it("shows the review that it has", async () => {
    await showEvaluation({ actions: [] });
    await screen.findByRole("heading", { name: "You’ve already reviewed this order" });
    const mine = screen.getByRole("region", { name: "Bar Noren" });
    expect(within(mine).getByText("Lovely soup")).toBeDefined();
  });

  it("says when it can be", async () => {
    await showEvaluation({ actions: ["invoice"] });
    expect(await screen.findByRole("heading", { name: "You can’t review this yet" })).toBeDefined();
  });
});
