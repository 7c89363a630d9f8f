import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { alterMemberInfo, memberInfo, sendMemberSmsCode } from "#contract/calls/member.ts";
import * as Code from "#contract/codes.ts";
import { Sex } from "#contract/enumerations.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { signedIn } from "#parts/testing/signedIn.ts";
import { toastsAtom } from "#state/page/alerts.ts";
import UserInfoScreen from "./UserInfoScreen.tsx";
import type { Profile } from "./profile.ts";
import { someProfile } from "./testing/someProfile.ts";

const texts = ["user", "account", "form"];
beforeEach(() => sessionStorage.clear());

async function open(
  altered: () =>
    | { data: Profile }
    | { trouble: "timeout" }
    | { code: typeof Code.alreadyRegistered | typeof Code.wrongCode },
) {
  const view = await renderPart(<UserInfoScreen />, {
    texts,
    uid: "one",
    store: signedIn(),
    rules: [
      on(memberInfo, () => ({ data: someProfile() })),
      on(alterMemberInfo, altered),
      on(sendMemberSmsCode, () => ({ data: { length: 4, expires_in: 300, resend_in: 60 } })),
    ],
  });
  await screen.findByLabelText(/Nickname/);
  return { ...view, user: userEvent.setup() };
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole("button", { name: "Save" });

describe("one's details", () => {
  it("send what was changed and nothing else", async () => {
    const { user, sentTo, store } = await open(() => ({ data: someProfile() }));
    await user.type(field(/Given name/), "Hanako");
    await user.click(screen.getByRole("radio", { name: "Female" }));
    await user.type(field(/Email/), "ｈana@example.com ");
    await user.click(save());
    await waitFor(() => expect(sentTo(alterMemberInfo)).toHaveLength(1));
    expect(sentTo(alterMemberInfo)[0]?.request).toEqual({
      given_name: "Hanako",
      sex: Sex.female,
      email: "hana@example.com",
    });
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(["Saved."]);
  });

  it("lose nothing when they cannot be saved, nor when one goes away and comes back", async () => {
    const { user, sentTo, store, unmount } = await open(() => ({ trouble: "timeout" }));
    await user.type(field(/Given name/), "Hanako");
    await user.click(save());
    expect(await screen.findByText(/No response/)).toBeDefined();
    expect(field(/Given name/).value).toBe("Hanako");
    await user.click(save());
    await waitFor(() => expect(sentTo(alterMemberInfo)).toHaveLength(2));
    expect(new Set(sentTo(alterMemberInfo).map(({ key }) => key)).size).toBe(1);
    unmount();
    const rules = [on(memberInfo, () => ({ data: someProfile() }))];
    await renderPart(<UserInfoScreen />, { texts, uid: "one", store, rules });
    expect((await screen.findByLabelText<HTMLInputElement>(/Given name/)).value).toBe("Hanako");
  });

  it("take another phone by the code that was sent to it, and keep the number where the code is wrong", async () => {
    let isRight = false;
    const { user, sentTo } = await open(() => (isRight ? { data: someProfile() } : { code: Code.wrongCode }));
    await user.click(screen.getByRole("button", { name: "Change your phone number" }));
    await user.type(screen.getByRole("textbox", { name: /Phone number/ }), "080-1111-2222");
    await user.click(screen.getByRole("button", { name: "Send code" }));
    await user.type(await screen.findByLabelText(/Verification code/), "1234");
    expect(await screen.findByText("Code 107")).toBeDefined();
    expect(sentTo(sendMemberSmsCode)[0]?.request).toEqual({ purpose: "change_phone", phone: "08011112222" });
    isRight = true;
    await user.clear(screen.getByLabelText(/Verification code/));
    await user.type(screen.getByLabelText(/Verification code/), "4321");
    await screen.findByRole("button", { name: "Change your phone number" });
    expect(sentTo(alterMemberInfo).at(-1)?.request).toEqual({ phone: "08011112222", code: "4321" });
  });
});
