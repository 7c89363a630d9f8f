import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { afterEach, describe, expect, it, vi } from "vitest";
import { feedback, memberInfo } from "#contract/calls/member.ts";
import { noneRegister } from "#contract/calls/session.ts";
import { someProfile } from "#features/members/testing/someProfile.ts";
import { on, renderPart, type Tell } from "#parts/testing/renderPart.tsx";
import { signedIn } from "#parts/testing/signedIn.ts";
import { fakeUploads, keptPicture, someJpeg } from "#parts/uploads/testing/fakeUploads.ts";
import { storedSession } from "#state/account/session.ts";
import FeedbackScreen from "./FeedbackScreen.tsx";

const texts = ["user", "reviews", "form"];
const done = { data: { feedback_id: "f-1", time: "2026-11-21T12:00:00+09:00" } };
const session = { uid: "v", auth_token: "t", inform_channel: null, inform_channel_member: null };
afterEach(() => vi.unstubAllGlobals());

async function open(tell: Tell<typeof feedback> = () => done, store = createStore()) {
  const view = await renderPart(<FeedbackScreen query={{ orderNo: "o-1" }} />, {
    texts,
    store,
    rules: [
      on(feedback, tell),
      on(memberInfo, () => ({ data: someProfile() })),
      on(noneRegister, () => ({ data: session })),
    ],
  });
  return { ...view, user: userEvent.setup() };
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const send = () => screen.getByRole("button", { name: "Send" });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole("radio", { name: /A problem/ }));
  await user.type(box(/Your message/), "It stays white");
  await user.type(box(/Your name/), "Hana");
  await user.type(box(/Phone number/), "090-1111-2222");
}

describe("feedback", () => {
  it("asks for type, words, name and phone, each in its place, and for no more", async () => {
    const { user, sentTo } = await open();
    await user.click(send());
    expect(await screen.findByText("Please choose what it’s about.")).toBeDefined();
    screen.getByText("Please write your message.");
    screen.getByText("Please enter a name.");
    screen.getByText("Please enter your phone number.");
    expect(sentTo(feedback)).toEqual([]);
    await fill(user);
    await user.click(send());
    expect(await screen.findByText(/We’ll call you/)).toBeDefined();
    expect(sentTo(feedback).map(({ request }) => request)).toEqual([
      { type: 2, content: "It stays white", name: "Hana", phone: "09011112222", order_no: "o-1" },
    ]);
  });

  it("keeps every word when it does not arrive, also while one is away, and goes again as the same", async () => {
    const { user, sentTo, store, unmount } = await open(() => ({ trouble: "timeout" }));
    await fill(user);
    await user.click(send());
    await screen.findByText(/No response/);
    await user.click(send());
    await waitFor(() => expect(sentTo(feedback)).toHaveLength(2));
    expect(new Set(sentTo(feedback).map(({ key }) => key)).size).toBe(1);
    unmount();
    await open(() => done, store);
    expect(box(/Your message/).value).toBe("It stays white");
    expect(box(/Phone number/).value).toBe("09011112222");
  });

  it("knows how a member is reached, as they would write it", async () => {
    await open(() => done, signedIn());
    await waitFor(() => expect(box(/Phone number/).value).toBe("09012345678"));
    expect(box(/Your name/).value).toBe("Sato");
  });

  it("with a picture makes a stranger a visitor first, whose it is", async () => {
    fakeUploads((number) => keptPicture(number));
    const { user, sentTo } = await open();
    await fill(user);
    await user.upload(screen.getByLabelText(/Add photos/), [someJpeg("a")]);
    await waitFor(() => expect(storedSession()?.uid).toBe("v"));
    await waitFor(() => expect(document.querySelectorAll('[data-state="done"]')).toHaveLength(1));
    await user.click(send());
    await waitFor(() => expect(sentTo(feedback)).toHaveLength(1));
    expect(sentTo(feedback)[0]?.request).toMatchObject({ pictures: ["/uploads/picture-1-1080.webp"] });
  });
});
