// @vitest-environment jsdom
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deskScript } from "./deskScript.ts";

let tell: (board: string, readAt: number) => void = () => {};

class Events {
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  constructor() {
    tell = (board, readAt) => this.onmessage?.({ data: JSON.stringify({ title: "Desk", board, readAt }) });
  }
  addEventListener(): void {}
  close(): void {}
}

const waiting = `<li data-key="order-1"><div class="head">1</div><p class="due">12:00</p><div class="fact">To Naha</div>
  <div class="money" data-key="money-1">¥100</div>
  <div class="actions" data-key="actions-1"><form action="/accept" data-key="accept-1"><button>Accept</button></form></div></li>`;
const accepted = `<li data-key="order-1"><div class="head">1</div>
  <div class="money" data-key="money-1">¥100</div>
  <div class="actions" data-key="actions-1"><details data-key="ready-1"><summary>Ship</summary><input name="parcel" /></details></div></li>`;
const orders = (...each: readonly string[]) => `<ul data-key="all">${each.join("")}</ul>`;
const other = `<li data-key="order-2"><div class="head">2</div></li>`;
const parcel = () => document.querySelector<HTMLInputElement>("[name=parcel]");

/** Opens a desk whose board was read at 1,000 ms. */
function openDesk(board: string): void {
  document.body.innerHTML = `<p id="said"></p><p id="offline"></p><main data-events="/events" data-read-at="1000">${board}</main>`;
  runInThisContext(deskScript);
}

beforeEach(() => void vi.stubGlobal("EventSource", Events));
afterEach(() => void vi.unstubAllGlobals());

describe("what a clerk has opened and is writing", () => {
  it("stays while the board changes around it", () => {
    openDesk(orders(accepted));
    const field = parcel();
    if (field === null) throw new Error("There is no field");
    field.value = "1234";
    document.querySelector("details")?.setAttribute("open", "");
    const moved = accepted.replace('<div class="head">1</div>', '<div class="head">1</div><div>Paid</div>');
    tell(orders(other, moved), 2_000);
    expect(document.querySelectorAll("li")).toHaveLength(2);
    expect(parcel()).toBe(field);
    expect([field.value, document.querySelector("details")?.hasAttribute("open")]).toEqual(["1234", true]);
  });

  it("stays with what was told of it, however the board changes, until it is sent again", async () => {
    const form = (fault: string) =>
      orders(
        `<li data-key="order-1"><form method="post" action="/ship"><input name="parcel"${fault} /></form></li>`,
      );
    const told = form(' aria-invalid="true" value="12/34"');
    vi.stubGlobal("fetch", async () => ({
      ok: true,
      text: async () => `<p id="said" data-refused="true">No</p><main data-read-at="2000">${told}</main>`,
    }));
    openDesk(form(""));
    document.querySelector("form")?.requestSubmit();
    await vi.waitFor(() => expect(parcel()?.getAttribute("aria-invalid")).toBe("true"));
    tell(form(""), 3_000);
    expect([parcel()?.getAttribute("aria-invalid"), parcel()?.value]).toEqual(["true", "12/34"]);
    vi.stubGlobal("fetch", async () => ({
      ok: true,
      text: async () =>
        `<p id="said" data-refused="false">Yes</p><main data-read-at="4000">${form("")}</main>`,
    }));
    document.querySelector("form")?.requestSubmit();
    await vi.waitFor(() => expect(parcel()?.hasAttribute("aria-invalid")).toBe(false));
  });

  it("stays when what was read before it comes late", () => {
    openDesk(orders(waiting));
    tell(orders(accepted), 3_000);
    const field = parcel();
    if (field === null) throw new Error("There is no field");
    field.value = "1234";
    tell(orders(waiting), 2_999);
    expect([parcel(), field.value]).toEqual([field, "1234"]);
    tell(orders(accepted, other), 3_000);
    expect([parcel(), document.querySelectorAll("li").length]).toEqual([field, 2]);
  });

  it("does not keep the board from following a provider whose clock is far behind", () => {
    openDesk(orders(accepted));
    tell(orders(accepted, other), 20_000);
    tell(orders(accepted), 9_000);
    expect(document.querySelectorAll("li")).toHaveLength(1);
  });
});

describe("what the desk rings for", () => {
  let rung = 0;
  beforeEach(() => {
    rung = 0;
    const quiet = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    const node = () => ({
      gain: quiet,
      frequency: {},
      connect: (to: unknown) => to,
      start: () => {},
      stop: () => {},
    });
    vi.stubGlobal(
      "AudioContext",
      class {
        currentTime = 0;
        destination = {};
        createOscillator() {
          rung += 1;
          return node();
        }
        createGain = node;
      },
    );
    vi.useFakeTimers({ toFake: ["performance"] });
  });
  afterEach(() => void vi.useRealTimers());

  const counts = (rings: number, knocks: number) =>
    `<section data-rings="${rings}"></section><section data-rings="0" data-knocks="${knocks}"></section>`;

  it("is every order that comes, on whatever page it stands, and nothing that is done", () => {
    openDesk(counts(150, 0));
    tell(counts(151, 0), 2_000);
    tell(counts(150, 0), 3_000);
    tell(counts(152, 0), 4_000);
    expect(rung).toBe(2);
  });

  it("is who knocks once in five minutes, however many there are", () => {
    vi.advanceTimersByTime(1_000);
    openDesk(counts(0, 0));
    for (let knock = 1; knock <= 20; knock += 1) tell(counts(0, knock), 1_000 + knock);
    expect(rung).toBe(1);
    vi.advanceTimersByTime(301_000);
    tell(counts(0, 21), 5_000);
    tell(counts(1, 21), 6_000);
    expect(rung).toBe(3);
  });
});
