import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { SignedIn } from "./SignedIn.tsx";
import { someProfile } from "./testing/someMember.ts";

it.each([
  { who: "with a password", phone: null, has_password: 1, offers: 1 },
  { who: "with a phone to prove it by", phone: "+819012345678", has_password: 0, offers: 1 },
  { who: "who comes by LINE alone", phone: null, has_password: 0, offers: 0 },
] as const)(
  "a member $who is offered to change the password $offers times",
  async ({ offers, phone, has_password }) => {
    const profile = someProfile({ phone, has_password, platforms: ["line"] });
    await renderPart(<SignedIn profile={profile} callback={undefined} onChange={() => {}} />, {
      address: "/loginInput",
      texts: ["account"],
      rules: [],
    });
    expect(screen.getByText("Delete account")).toBeDefined();
    expect(screen.queryAllByText("Change password")).toHaveLength(offers);
  },
);
