import { afterEach, describe, expect, it, vi } from "vitest";
import { PayType } from "#contract/enumerations.ts";
import { ticket } from "#desk/board/testing/someBoard.ts";
import { dueWords, isToCollect, needsForm, nextAction } from "./ticketWords.ts";

afterEach(() => void vi.useRealTimers());

describe("tickets", () => {
  it("take money before goods where it is due at the counter", () => {
    const away = ticket({
      order_type: 2,
      order_status: 1,
      is_ready: true,
      actions: ["complete", "pay_cash"],
    });
    expect(nextAction(away)).toBe("pay_cash");
    expect(nextAction({ ...away, pay_type: 5 })).toBe("complete");
    expect(nextAction(ticket({ is_at_register: true }))).toBe("accept");
    expect(nextAction(ticket({ actions: ["cancel"] }))).toBeUndefined();
  });

  it("ask for something first where somebody else has to be known, or what is done can't be undone", () => {
    expect(needsForm("complete", ticket({ order_type: 2 }))).toBe(true);
    expect(needsForm("ready", ticket({ order_type: 3 }))).toBe(true);
    expect(needsForm("ready", ticket({ order_type: 2 }))).toBe(false);
    expect(needsForm("complete", ticket())).toBe(false);
    expect(needsForm("cancel", ticket())).toBe(true);
  });

  it("name the amount that whoever has them before them collects, and none that is paid online", () => {
    expect(isToCollect(ticket())).toBe(false);
    expect(isToCollect(ticket({ is_at_register: true }))).toBe(true);
    expect(isToCollect(ticket({ order_type: 2 }))).toBe(true);
    expect(isToCollect(ticket({ order_type: 3, pay_type: PayType.cashOnDelivery }))).toBe(true);
    expect(isToCollect(ticket({ order_type: 2, left_to_pay: 0 }))).toBe(false);
    expect(isToCollect(ticket({ order_type: 2, pay_type: PayType.payPay }))).toBe(false);
  });

  it("are due at an hour of today, and on a day otherwise", () => {
    vi.useFakeTimers({ now: new Date("2026-11-21T03:00:00Z") });
    const due = (time: string) => dueWords(time, "ja", "Asia/Tokyo");
    expect(due("2026-11-21T04:00:00Z")).toBe("13:00");
    expect(due("2026-11-22T04:00:00Z")).toBe("明日 13:00");
    expect(due("2026-11-26T04:00:00Z")).toMatch(/11月26日.*13:00/);
  });
});
