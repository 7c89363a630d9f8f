import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { useLocation } from "react-router-dom";
import { noneRegister } from "#contract/calls/session.ts";
import { someUser } from "#boot/testing/session.ts";
import { on, renderPart, type Told } from "#parts/testing/renderPart.tsx";
import { storedSession } from "#state/session.ts";
import LoginScreen from "./LoginScreen.tsx";

function Here() {
  const { pathname, search } = useLocation();
  return <p>Here: {pathname + search}</p>;
}

async function open(callback: string | undefined, answer: Told<typeof noneRegister> = { data: someUser() }) {
  const view = await renderPart(
    <>
      <LoginScreen query={{ callback }} />
      <Here />
    </>,
    { address: "/loginInput", rules: [on(noneRegister, () => answer)] },
  );
  return { ...view, user: userEvent.setup() };
}

describe("signing in", () => {
  it("as a visitor needs no account, and leads back to where one came from", async () => {
    const { user } = await open("/orderFood?storeId=bar&tableId=T1");
    await user.click(screen.getByText("Continue without an account"));
    expect(await screen.findByText("Here: /orderFood?storeId=bar&tableId=T1")).toBeDefined();
    expect(storedSession()).toEqual(someUser());
  });

  it.each(["//evil.example", "https://evil.example", "/loginInput", "javascript:alert(1)"])(
    "never leads on to %s",
    async (callback) => {
      const { user } = await open(callback);
      await user.click(screen.getByText("Continue without an account"));
      expect(await screen.findByText("You are ready to order")).toBeDefined();
      expect(screen.getByText("Here: /loginInput")).toBeDefined();
    },
  );

  it("registers nobody twice", async () => {
    localStorage.setItem("user", JSON.stringify(someUser()));
    const { user, sentTo } = await open("/orderFood?storeId=bar");
    await user.click(screen.getByText("Continue without an account"));
    expect(await screen.findByText("Here: /orderFood?storeId=bar")).toBeDefined();
    expect(sentTo(noneRegister)).toHaveLength(0);
  });

  it("that fails says so, and can be tried again", async () => {
    const { user } = await open("/orderFood?storeId=bar", { trouble: "unreachable" });
    await user.click(screen.getByText("Continue without an account"));
    expect((await screen.findByRole("alert")).textContent).toBe("That did not work. Please try again.");
    expect(screen.getByText("Here: /loginInput")).toBeDefined();
  });
});
