import { MOST_YEN } from "#contract/menuDocument.ts";
import type { RowFault } from "../finding.ts";

/** A price as people and programs write it: 1280, ¥1,280, １，２８０円, 1280.00. */
export function priceIn(text: string): number | RowFault {
  const plain = text
    .normalize("NFKC")
    .replaceAll(/[\s,、]/g, "")
    .replace(/^(-?)(?:¥|\\|JPY)/i, "$1")
    .replace(/(?:円|JPY)$/i, "")
    .replace(/^[−–△▲]/, "-");
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return "not_a_price";
  return checkedPrice(Number(plain));
}

/** A price that is a number already. */
export function checkedPrice(price: number): number | RowFault {
  if (price < 0) return "negative_price";
  if (price > MOST_YEN) return "price_too_high";
  return Number.isInteger(price) ? price : "price_not_whole";
}
