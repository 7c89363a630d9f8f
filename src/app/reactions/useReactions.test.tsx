import { act, screen } from "@testing-library/react";
import { createStore, useAtomValue } from "jotai";
import useSWR from "swr";
import { describe, expect, it } from "vitest";
import { someUser } from "#boot/testing/session.ts";
import { callKey } from "#net/callKey.ts";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { sessionAtom } from "#state/account/session.ts";
import { useOwnAnswers } from "./useReactions.ts";

const reads: string[] = [];

function Answer({ name, access }: { readonly name: string; readonly access: "anyone" | "visitor" }) {
  const uid = useAtomValue(sessionAtom)?.uid ?? null;
  const { data } = useSWR(callKey(`/${name}`, {}, access, { uid, language: "en" }), () => {
    reads.push(`${name} of ${uid}`);
    return Promise.resolve(`${name} of ${uid}`);
  });
  return <p>{data ?? `no ${name}`}</p>;
}

function Shell() {
  useOwnAnswers();
  return (
    <>
      <Answer name="menu" access="anyone" />
      <Answer name="orders" access="visitor" />
    </>
  );
}

async function open(user: ReturnType<typeof someUser> | null) {
  reads.length = 0;
  if (user) localStorage.setItem("user", JSON.stringify(user));
  const store = createStore();
  if (user) store.set(sessionAtom, user);
  const view = await renderPart(<Shell />, { store });
  await screen.findByText(`orders of ${user?.uid ?? null}`);
  return view;
}

describe("what was answered", () => {
  it("is not asked for again because the stored session was found", async () => {
    await open(someUser());
    expect(reads).toEqual(["menu of u1", "orders of u1"]);
  });

  it("is read again as who signed in, the menu with it", async () => {
    const { store } = await open(null);
    act(() => store.set(sessionAtom, someUser()));
    await screen.findByText("orders of u1");
    await expect.poll(() => reads.filter((read) => read.startsWith("menu"))).toHaveLength(2);
  });

  it("is read again where the member stays and the token is another, as after a visitor's registration", async () => {
    const { store } = await open(someUser());
    act(() => store.set(sessionAtom, someUser({ auth_token: "token-2" })));
    await expect.poll(() => reads).toHaveLength(4);
  });

  it("to one member is never shown to the next, nor to nobody, nor to the first again before it is asked for", async () => {
    const { store } = await open(someUser());
    act(() => store.set(sessionAtom, null));
    await screen.findByText("orders of null");
    act(() => store.set(sessionAtom, someUser({ uid: "u2", auth_token: "token-2" })));
    expect(screen.queryByText(/orders of (u1|null)/)).toBeNull();
    await screen.findByText("orders of u2");
    await expect.poll(() => reads.filter((read) => read.startsWith("menu"))).toHaveLength(3);
    act(() => store.set(sessionAtom, null));
    expect(screen.getByText("no orders")).toBeDefined();
  });

  it("follows another tab that signs out", async () => {
    await open(someUser());
    localStorage.removeItem("user");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "user" })));
    expect(await screen.findByText("orders of null")).toBeDefined();
  });
});
