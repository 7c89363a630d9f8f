import type { WireLanguage } from "#contract/scalars.ts";
import { type ByLanguage, wordsIn } from "#provider/desk/speech.ts";

interface ReviewWords {
  readonly all: string;
  readonly open: string;
  readonly shown: string;
  readonly none: string;
  readonly noneOpen: string;
  readonly stars: (star: number) => string;
  readonly guest: string;
  readonly picture: string;
  readonly yourReply: string;
  readonly reply: string;
  readonly edit: string;
  readonly save: string;
  readonly note: string;
  readonly older: string;
  readonly newest: string;
}

const words: ByLanguage<ReviewWords> = {
  ja: {
    all: "すべて",
    open: "未返信",
    shown: "表示する口コミ",
    none: "口コミはまだありません",
    noneOpen: "未返信の口コミはありません",
    stars: (star) => `星${star}つ`,
    guest: "お客様",
    picture: "写真",
    yourReply: "お店からの返信",
    reply: "返信する",
    edit: "返信を直す",
    save: "この内容で公開",
    note: "返信は公開されます。投稿された方には、はじめての返信のときにお知らせが届きます。",
    older: "前の口コミ",
    newest: "新しい口コミに戻る",
  },
  en: {
    all: "All",
    open: "Without a reply",
    shown: "Reviews to show",
    none: "No reviews yet",
    noneOpen: "Every review has its reply",
    stars: (star) => `${star} of 5 stars`,
    guest: "Guest",
    picture: "Picture",
    yourReply: "Your reply",
    reply: "Reply",
    edit: "Edit the reply",
    save: "Publish",
    note: "Everyone can read your reply. Its guest is told of the first one.",
    older: "Older reviews",
    newest: "Back to the newest",
  },
  zh: {
    all: "全部",
    open: "未回复",
    shown: "显示的评价",
    none: "暂无评价",
    noneOpen: "没有未回复的评价",
    stars: (star) => `${star} 星`,
    guest: "顾客",
    picture: "图片",
    yourReply: "商家回复",
    reply: "回复",
    edit: "修改回复",
    save: "发布",
    note: "回复会公开显示。首次回复时，系统会通知评价的顾客。",
    older: "更早的评价",
    newest: "返回最新评价",
  },
  tw: {
    all: "全部",
    open: "未回覆",
    shown: "顯示的評價",
    none: "尚無評價",
    noneOpen: "沒有未回覆的評價",
    stars: (star) => `${star} 顆星`,
    guest: "顧客",
    picture: "照片",
    yourReply: "店家回覆",
    reply: "回覆",
    edit: "修改回覆",
    save: "發布",
    note: "回覆會公開顯示。第一次回覆時，系統會通知撰寫評價的顧客。",
    older: "較舊的評價",
    newest: "回到最新評價",
  },
  ko: {
    all: "전체",
    open: "미답변",
    shown: "표시할 리뷰",
    none: "아직 리뷰가 없습니다",
    noneOpen: "답글이 없는 리뷰가 없습니다",
    stars: (star) => `별점 ${star}점`,
    guest: "고객",
    picture: "사진",
    yourReply: "매장 답글",
    reply: "답글 쓰기",
    edit: "답글 수정",
    save: "게시하기",
    note: "답글은 누구나 볼 수 있습니다. 첫 답글을 쓰면 작성하신 고객에게 알림이 갑니다.",
    older: "이전 리뷰",
    newest: "최신 리뷰로 돌아가기",
  },
};

/** The words of the desk's page of reviews. */
export function reviewWords(language: WireLanguage): ReviewWords {
  return wordsIn(words, language);
}
