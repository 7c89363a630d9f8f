import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { orderEvaluate } from "#contract/calls/afterOrder.ts";
import { fakeUploads, keptPicture, someJpeg } from "#parts/uploads/testing/fakeUploads.ts";
import { toastsAtom } from "#state/page/alerts.ts";
import { camera, send, showEvaluation, stars, thanked, words } from "./testing/showEvaluation.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("pictures of a review", () => {
  const tiles = () => screen.getAllByRole("listitem").filter((item) => item.dataset["state"] !== undefined);

  it("leave one at a time, in the order chosen, four at most, and say that they arrived", async () => {
    const uploads = fakeUploads(async (number) => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return keptPicture(number);
    });
    const { user, store, sentTo } = await showEvaluation();
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
    const { user, sentTo } = await showEvaluation();
    await screen.findByRole("button", { name: "Post the review" });
    await user.click(stars(5));
    await user.type(words(), "Yum");
    await user.upload(camera(), [someJpeg("a")]);
    await screen.findByText(/the connection broke/);
    await user.click(send());
    await screen.findByText(/Some photos weren’t sent/);
    expect(sentTo(orderEvaluate)).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Send photo 1 again" }));
    await waitFor(() => expect(tiles()[0]?.dataset["state"]).toBe("done"));
    await user.click(send());
    await thanked();
  });

  it("that are none are told apart by their content, and can be taken out", async () => {
    const uploads = fakeUploads((number) => keptPicture(number));
    const { user } = await showEvaluation();
    await screen.findByRole("button", { name: "Post the review" });
    const svg = new File(["<svg onload='alert(1)'/>"], "cat.jpg", { type: "image/jpeg" });
    const heic = new File(["\0\0\0\u0018ftypheic\0\0\0\0mif1heic"], "IMG_1.jpg", { type: "image/jpeg" });
    await user.upload(camera(), [svg, heic]);
    await screen.findByText("Photo 1: Please choose a JPEG, PNG or WebP photo.");
    await screen.findByText("Photo 2: HEIC isn’t supported. Please convert it to JPEG.");
    expect(uploads.forms).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Remove photo 1" }));
    expect(tiles()).toHaveLength(1);
    screen.getByText("Photo 1: HEIC isn’t supported. Please convert it to JPEG.");
    await user.click(stars(4));
    await user.type(words(), "Yum");
    await user.click(send());
    await screen.findByText(/Some photos weren’t sent/);
    await user.click(screen.getByRole("button", { name: "Remove photo 1" }));
    expect(screen.queryByText(/Some photos weren’t sent/)).toBeNull();
  });
});
