import type { Answered } from "#provider/answer.ts";
import { answerMallGoodsBrowse } from "../flow/browse.ts";
import {
  answerMallGoodList,
  answerMallJumpType,
  answerMallSearchGoods,
  answerMallStoreAttr,
  answerMallStorePayList,
} from "./store.ts";
import { answerMallStoreIndex } from "./storeIndex.ts";

/** The calls of the mall. */
export const mallHandlers: readonly Answered[] = [
  answerMallStoreIndex,
  answerMallGoodList,
  answerMallSearchGoods,
  answerMallStorePayList,
  answerMallJumpType,
  answerMallStoreAttr,
  answerMallGoodsBrowse,
];
