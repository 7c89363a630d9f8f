import type { WireLanguage } from "#contract/scalars.ts";

interface RefusalWords {
  readonly title: string;
  /** Someone was sent here by an address that is not complete, or leads elsewhere. */
  readonly hint: string;
  readonly home: string;
}

/** What is said to who cannot be taken to another platform's sign-in. */
export const refusalWords: Readonly<Record<WireLanguage, RefusalWords>> = {
  ja: {
    title: "ログインを始められませんでした",
    hint: "リンクが正しくないか、途中で切れている可能性があります。お店のページから、もう一度お試しください。",
    home: "ホームへ",
  },
  zh: {
    title: "无法开始登录",
    hint: "链接可能不正确或不完整。请从商家页面重试。",
    home: "返回首页",
  },
  en: {
    title: "We couldn’t start sign-in",
    hint: "The link is incomplete or incorrect. Try again from the store’s page.",
    home: "Go home",
  },
  tw: {
    title: "無法開始登入",
    hint: "連結可能不正確或不完整，請從店家的頁面再試一次。",
    home: "回到首頁",
  },
  ko: {
    title: "로그인을 시작할 수 없습니다",
    hint: "링크가 올바르지 않거나 잘렸을 수 있습니다. 매장 페이지에서 다시 시도해 주세요.",
    home: "홈으로",
  },
};
