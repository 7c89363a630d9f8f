import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { describe, expect, it, vi } from "vitest";
import * as Code from "#contract/codes.ts";
import { myData } from "#contract/member.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { plainReach } from "#state/account/hostCapabilities.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { YourData } from "./YourData.tsx";

// @vitest-environment jsdom
const there = on(myData, () => ({ data: { href: "/my-data/a.b", expires_at: "2026-11-21T12:05:00+09:00" } }));
const tap = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("one's own data", () => {
  it("can be saved as a file once it was asked for", async () => {
    const { sent } = await renderPart(<YourData />, { texts: ["user"], uid: "one", rules: [there] });
    expect(sent).toEqual([]);
    await tap("Prepare the file");
    const link = await screen.findByRole("link", { name: "Save the file" });
    expect(link.getAttribute("href")).toBe(`${window.location.origin}/my-data/a.b`);
    expect(screen.getByRole("status").textContent).toMatch(/5 minutes/);
  });

  it("are opened outside of LINE, whose browser keeps no files", async () => {
    const store = createStore();
    const openOutside = vi.fn<(url: string) => void>();
    store.set(signInPathAtom, (signInPath) => ({
      ...signInPath,
      host: "line",
      reach: async () => ({ ...plainReach, openOutside }),
    }));
    await renderPart(<YourData />, { texts: ["user"], uid: "one", rules: [there], store });
    await tap("Prepare the file");
    await tap("Open in your browser and save");
    expect(openOutside).toHaveBeenCalledWith(`${window.location.origin}/my-data/a.b`);
  });

  it("say so when they were asked for too often, or cannot be reached, with another try", async () => {
    let answers = 0;
    const rule = on(myData, () =>
      (answers += 1) === 1 ? { trouble: "offline" } : { code: Code.tooManyRequests },
    );
    await renderPart(<YourData />, { texts: ["user"], uid: "one", rules: [rule] });
    await tap("Prepare the file");
    expect(await screen.findByText("You’re offline")).toBeDefined();
    await tap("Try again");
    expect(await screen.findByText(/90006/)).toBeDefined();
  });
});
