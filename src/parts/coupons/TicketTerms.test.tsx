import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DiscountType } from "#contract/enumerations.ts";
import type { Locale } from "#domain/values/localeCodes.ts";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { TicketName } from "./TicketTerms.tsx";

const { amount, percent } = DiscountType;

it.each<[Locale, string, typeof amount | typeof percent, number, boolean]>([
  ["ja", "1,000円引き", amount, 1000, false],
  ["ja", "餃子 100円引き", amount, 100, true],
  ["ja", "200円引き", amount, 300, true],
  ["ja", "15%OFF", percent, 15, false],
  ["zh-cn", "立减200日元", amount, 200, false],
  ["zh-tw", "折抵200圓", amount, 200, false],
  ["en", "¥200 off", amount, 200, false],
  ["en", "15% off your first order", percent, 15, true],
  ["kr", "200엔 할인", amount, 200, false],
])(
  "%s: %s, where that is what it takes off, is read aloud alone",
  async (locale, name, type, price, isSeen) => {
    const coupon = { name, discount_type: type, discount_price: price };
    await renderPart(<TicketName coupon={coupon} id="name" heading="h2" />, { locale, texts: ["specials"] });
    const heading = screen.getByRole("heading", { name });
    expect(heading.classList.contains("visually-hidden")).toBe(!isSeen);
  },
);
