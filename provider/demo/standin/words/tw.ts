import type { StandInWords } from "#provider/demo/standin/standInWords.ts";

export const taiwanese: StandInWords = {
  label: "測試環境",
  notice: "這個頁面代替 {platform}，登場人物皆為虛構。",
  heading: "使用 {platform} 登入",
  choose: "您想以誰的身分登入？",
  someoneNew: "以新使用者身分繼續",
  cancel: "取消並返回",
  outcomes: "試試其他結果",
  outcomesHint: "這些連結可用來確認店家的處理情形。",
  faults: {
    expired: "帶著已過期的憑證返回",
    audience: "帶著其他應用程式的憑證返回",
    down: "在 {platform} 沒有回應時返回",
  },
  refused: "無法從這個頁面繼續",
  refusedHint: "返回的網址不正確，請從店家的頁面重新開始。",
};
