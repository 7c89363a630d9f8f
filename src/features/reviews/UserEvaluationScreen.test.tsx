import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memberEvaluate } from "#contract/calls/member.ts";
import type { MemberReview } from "#contract/review.ts";
import { on, renderPart, type Tell } from "#parts/testing/renderPart.tsx";
import UserEvaluationScreen from "./UserEvaluationScreen.tsx";

const review = (review_id: string): MemberReview => ({
  review_id,
  author: "",
  star: 5,
  content: `Words of ${review_id}`,
  pictures: ["a", "b"].map((name) => ({ src: `/uploads/${name}`, widths: [360], ratio: 1, tint: "#aabbcc" })),
  // The day has begun in Tokyo, and nowhere west of it.
  time: "2026-11-20T15:30:00Z",
  reply: { content: "Come again!", time: "2026-11-21T12:00:00+09:00" },
  order_no: `order-${review_id}`,
  store_id: "bar",
  store_name: "Bar Noren",
  store_picture: null,
  time_zone: "Asia/Tokyo",
  goods_names: ["Ramen", "Gyoza"],
});
const show = (tell: Tell<typeof memberEvaluate>) =>
  renderPart(<UserEvaluationScreen />, {
    uid: "one",
    texts: ["reviews", "store"],
    rules: [on(memberEvaluate, tell)],
  });

beforeEach(() => vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })));
afterEach(() => vi.unstubAllGlobals());

describe("one's own reviews", () => {
  it("tell the store, the goods, the store's day, and the reply; a name is not missed", async () => {
    await show(() => ({ data: { items: [review("a")], next_cursor: null } }));
    expect(await screen.findByText("Words of a")).toBeDefined();
    expect(screen.getByRole("link", { name: "Bar Noren" }).getAttribute("href")).toBe(
      "/storeEvaluation?storeId=bar",
    );
    screen.getByText("Ramen, Gyoza");
    screen.getByText("Come again!");
    screen.getByText("Guest");
    expect(screen.getAllByText("Nov 21, 2026")).toHaveLength(2);
  });

  it("read on, page by page", async () => {
    const user = userEvent.setup();
    await show(({ cursor }) => ({
      data: {
        items: [review(cursor === undefined ? "a" : "z")],
        next_cursor: cursor === undefined ? "more" : null,
      },
    }));
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    expect(await screen.findByText("Words of z")).toBeDefined();
    screen.getByText("Words of a");
  });

  it("show their pictures large, one after the other by key and button, and not beyond the last", async () => {
    const user = userEvent.setup();
    await show(() => ({ data: { items: [review("a")], next_cursor: null } }));
    await user.click(await screen.findByRole("button", { name: "Photo 1 by Guest" }));
    await screen.findByText("1 / 2");
    await user.keyboard("{ArrowRight}");
    screen.getByText("2 / 2");
    await user.keyboard("{ArrowRight}");
    screen.getByText("2 / 2");
    await user.click(screen.getByRole("button", { name: "Previous photo" }));
    expect(screen.getByText("1 / 2")).toBeDefined();
  });

  it("say so where there are none, and where they did not come", async () => {
    const { unmount } = await show(() => ({ data: { items: [], next_cursor: null } }));
    await screen.findByRole("heading", { name: "No reviews yet" });
    unmount();
    await show(() => ({ trouble: "unreachable" }));
    expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
  });
});
