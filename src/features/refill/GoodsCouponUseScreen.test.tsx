import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refillUseCard } from "#contract/calls/refillCard.ts";
import type { Locale } from "#domain/values/localeCodes.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { UseForm } from "./GoodsCouponUseScreen.tsx";

/** What the specification calls "Amount input error", and what follows it for each fault. */
const SAID = {
  ja: {
    zero: "1円以上の金額を入力してください",
    negative: "マイナスの金額は入力できません",
    long: "金額の桁数が多すぎます",
    over: "残高（¥1,500）を超えています",
    digits: "金額は数字だけで入力してください",
  },
  "zh-cn": {
    zero: "金额输入有误：请输入 1 日元以上",
    negative: "金额输入有误：不能输入负数",
    long: "金额输入有误：位数过多",
    over: "金额输入有误：超过余额（¥1,500）",
    digits: "金额输入有误：请只输入数字",
  },
  en: {
    zero: "Check the amount: ¥1 or more",
    negative: "Check the amount: it can’t be negative",
    long: "Check the amount: too many digits",
    over: "Check the amount: it’s more than your balance (¥1,500)",
    digits: "Check the amount: digits only",
  },
  "zh-tw": {
    zero: "金額輸入有誤：請輸入 1 日圓以上",
    negative: "金額輸入有誤：不可輸入負數",
    long: "金額輸入有誤：位數過多",
    over: "金額輸入有誤：超過餘額（¥1,500）",
    digits: "金額輸入有誤：請只輸入數字",
  },
  kr: {
    zero: "금액 입력 오류: 1엔 이상 입력해 주세요",
    negative: "금액 입력 오류: 음수는 사용할 수 없습니다",
    long: "금액 입력 오류: 자릿수가 너무 많습니다",
    over: "금액 입력 오류: 잔액(¥1,500)을 초과했습니다",
    digits: "금액 입력 오류: 숫자만 입력해 주세요",
  },
} as const;
const BAD = [
  ["0", "zero"],
  ["０００", "zero"],
  ["-500", "negative"],
  ["−５００", "negative"],
  ["1234567890", "long"],
  ["１２３４５６７８９０", "long"],
  ["1501", "over"],
  ["１，５０１円", "over"],
  ["五百", "digits"],
  ["1e3", "digits"],
  ["12.5", "digits"],
] as const;

const open = (locale: Locale) =>
  renderPart(
    <UseForm
      query={{ storeId: "diner", cardId: "c1" }}
      held={{ name: "Card", store: "Diner", balance: 1500 }}
      onChanged={() => null}
    />,
    { locale, texts: ["value"], uid: "u1", rules: [on(refillUseCard, () => ({ trouble: "offline" }))] },
  );
const field = () => screen.getByRole<HTMLInputElement>("textbox");
const submit = () => fireEvent.submit(field().form as HTMLFormElement);

describe.each(["ja", "zh-cn", "en", "zh-tw", "kr"] as const)("an amount to use, in %s", (locale) => {
  it("that cannot be is said at its field in the reader's language, and nothing is asked for", async () => {
    const { sent } = await open(locale);
    const marked: [string, boolean, boolean][] = [];
    for (const [typed, fault] of BAD) {
      fireEvent.change(field(), { target: { value: typed } });
      const wasMarked = field().getAttribute("aria-invalid") === "true";
      submit();
      const said = await screen.findByText(SAID[locale][fault]);
      const describedBy = field().getAttribute("aria-describedby")?.split(" ") ?? [];
      const isDescribed = describedBy.some((id) => document.getElementById(id)?.contains(said));
      marked.push([typed, wasMarked, isDescribed && field().getAttribute("aria-invalid") === "true"]);
    }
    expect(marked).toEqual(BAD.map(([typed]) => [typed, false, true]));
    expect(sent).toEqual([]);
  });

  it("in full width and with a comma is understood", async () => {
    const { sentTo } = await open(locale);
    fireEvent.change(field(), { target: { value: "１，２００円" } });
    submit();
    await expect.poll(() => sentTo(refillUseCard)[0]?.request).toMatchObject({ amount: 1200 });
  });
});
