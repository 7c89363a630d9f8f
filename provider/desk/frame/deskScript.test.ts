// @vitest-environment jsdom
import { runInThisContext } from "node:vm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deskScript } from "./deskScript.ts";

const zone = (name: string, faults = "") =>
  `<li data-key="zone-${name}"><p class="state">${name}</p><details data-key="change-${name}"><summary>Change</summary>
    <form method="post" action="/zones/${name}"><input name="${name}"${faults} /><button>Save</button></form></details></li>`;
const list = (...each: readonly string[]) => `<ul class="zones" data-key="zones">${each.join("")}</ul>`;
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);

/** Opens a page of the desk. */
function openPage(main: string): void {
  document.body.innerHTML = `<p id="said"></p><p id="offline" hidden></p><main>${main}</main>`;
  runInThisContext(deskScript);
}

/** Sends a form, which answers with the page that then is. */
function send(name: string, answer: { readonly main: string; readonly isRefused?: boolean }): void {
  const said = `<p id="said" data-refused="${answer.isRefused === true}">Said</p>`;
  const page = `<title>Zones</title>${said}<main>${answer.main}</main>`;
  vi.stubGlobal("fetch", async () => ({ ok: true, text: async () => page }));
  field(name)?.form?.requestSubmit();
}

afterEach(() => void vi.unstubAllGlobals());

describe("what a clerk has opened and is writing", () => {
  it("stays while the page changes around it by another form's answer", async () => {
    openPage(list(zone("near"), zone("far")));
    const near = field("near");
    if (near === null) throw new Error("There is no field");
    near.value = "1234";
    near.closest("details")?.setAttribute("open", "");
    send("far", { main: list(zone("new"), zone("near"), zone("far")) });
    await vi.waitFor(() => expect(document.querySelectorAll("li")).toHaveLength(3));
    expect(field("near")).toBe(near);
    expect([near.value, near.closest("details")?.hasAttribute("open")]).toEqual(["1234", true]);
    expect(document.title).toBe("Zones");
  });

  it("stays with what was told of it until it is sent again and taken", async () => {
    openPage(list(zone("near")));
    send("near", { main: list(zone("near", ' aria-invalid="true" value="12/34"')), isRefused: true });
    await vi.waitFor(() => expect(field("near")?.getAttribute("aria-invalid")).toBe("true"));
    expect([field("near"), field("near")?.value]).toEqual([document.activeElement, "12/34"]);
    expect(document.getElementById("said")?.dataset["refused"]).toBe("true");
    send("near", { main: list(zone("near")) });
    await vi.waitFor(() => expect(field("near")?.hasAttribute("aria-invalid")).toBe(false));
  });

  it("stays where there is no connection, which is said", async () => {
    openPage(list(zone("near")));
    const near = field("near");
    if (near === null) throw new Error("There is no field");
    near.value = "1234";
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No network")));
    near.form?.requestSubmit();
    await vi.waitFor(() => expect(document.getElementById("offline")?.hidden).toBe(false));
    expect([field("near"), near.value]).toEqual([near, "1234"]);
  });
});
