import { screen } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { login, sendSmsCode } from "#contract/calls/signIn.ts";
import LoginScreen from "#features/account/LoginScreen.tsx";
import { on, renderPart, type Reply } from "#parts/testing/renderPart.tsx";
import { someSignedIn } from "./someMember.ts";

function Here() {
  const { pathname, search } = useLocation();
  return <p>Here: {pathname + search}</p>;
}

interface Answers {
  readonly login?: Reply<typeof login> | (() => Promise<Reply<typeof login>>);
  readonly code?: Reply<typeof sendSmsCode>;
}

/** The screen to sign in by phone, whose callback leads to a menu. */
export async function openLogin(answers: Answers = {}) {
  const { login: told = { data: someSignedIn() }, code } = answers;
  const view = await renderPart(
    <>
      <LoginScreen query={{ callback: "/orderFood?storeId=bar" }} />
      <Here />
    </>,
    {
      address: "/login",
      texts: ["account", "form"],
      rules: [
        on(login, () => (typeof told === "function" ? told() : told)),
        on(sendSmsCode, () => code ?? { data: { length: 4, expires_in: 300, resend_in: 60 } }),
      ],
    },
  );
  return { ...view, user: userEvent.setup() };
}

export const phone = () => screen.getByLabelText("Phone number");
export const password = () => screen.getByLabelText("Password", { selector: "input" });
export const submit = () => screen.getByText("Sign in", { selector: "main button span" });
export const arrived = () => screen.findByText("Here: /orderFood?storeId=bar");

/** Types a phone and a password. */
export async function fill(user: UserEvent, number = "090-1234-5678", word = "kakigori26") {
  await user.type(phone(), number);
  await user.type(password(), word);
}
/** Has a code sent, and gives the field for it. */
export async function toCode(user: UserEvent) {
  await user.click(screen.getByRole("tab", { name: "Code by SMS" }));
  await user.type(phone(), "09012345678");
  await user.click(screen.getByText("Send code"));
  return screen.findByLabelText("Verification code");
}
