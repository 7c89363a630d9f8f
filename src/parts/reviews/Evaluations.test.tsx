import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { storeEvaluate } from "#contract/calls/store.ts";
import type { Review } from "#contract/review.ts";
import { on, renderPart, type Tell, type Reply } from "#parts/testing/renderPart.tsx";
import Evaluations from "./Evaluations.tsx";

type Page = Reply<typeof storeEvaluate>;

const review = (review_id: string, star: number, said: Partial<Review> = {}): Review => ({
  review_id,
  author: `Guest ${review_id}`,
  star,
  content: `Words of ${review_id}`,
  pictures: [],
  time: "2026-11-20T12:00:00+09:00",
  reply: null,
  ...said,
});
const page = (items: Review[], next_cursor: string | null = null): Page => ({
  data: { average: 4.5, count: 3, stars: [0, 0, 0, 1, 2], items, next_cursor },
});
const show = (tell: Tell<typeof storeEvaluate>) =>
  renderPart(<Evaluations storeId="bar" timeZone="Asia/Tokyo" />, {
    rules: [on(storeEvaluate, tell)],
    texts: ["store"],
  });

describe("reviews of a store", () => {
  it("show the average, each review, and what the store replied", async () => {
    const reply = { content: "Thank you!", time: "2026-11-21T12:00:00+09:00" };
    await show(() => page([review("a", 5, { reply }), review("b", 4)]));
    expect(await screen.findByText("Words of a")).toBeDefined();
    screen.getByRole("img", { name: "4.5 out of 5" });
    screen.getByRole("img", { name: "4 of 5 stars" });
    screen.getByText("Reply from the store");
    screen.getByText("Thank you!");
  });

  it("are narrowed to a number of stars, and widened again", async () => {
    const user = userEvent.setup();
    await show(({ star }) => page(star === 4 ? [review("b", 4)] : [review("a", 5), review("b", 4)]));
    await screen.findByText("Words of a");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "1 out of 5: 0" }).disabled).toBe(true);
    await user.click(screen.getByRole("button", { name: "4 out of 5: 1" }));
    await expect.poll(() => screen.queryByText("Words of a")).toBeNull();
    screen.getByText("Words of b");
    await user.click(screen.getByRole("button", { name: "Show all" }));
    await screen.findByText("Words of a");
  });

  it("go on page by page, and say when a page did not come", async () => {
    const user = userEvent.setup();
    let asked = 0;
    await show(({ cursor }) => {
      if (cursor === undefined) return page([review("a", 5)], "second");
      asked += 1;
      return asked === 1 ? { trouble: "unreachable" } : page([review("z", 5)]);
    });
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    await screen.findByText("More reviews didn’t load");
    await user.click(screen.getByRole("button", { name: "Show more" }));
    await screen.findByText("Words of z");
    screen.getByText("Words of a");
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("say so where there are none", async () => {
    await show(() => ({
      data: { average: 0, count: 0, stars: [0, 0, 0, 0, 0], items: [], next_cursor: null },
    }));
    expect(await screen.findByRole("heading", { name: "No reviews yet" })).toBeDefined();
  });

  it("offer to try again where they did not come", async () => {
    await show(() => ({ trouble: "unreachable" }));
    expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
  });
});
