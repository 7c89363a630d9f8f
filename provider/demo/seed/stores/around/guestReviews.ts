import type { Localized } from "#provider/db/tables/columns.ts";
import type { ReviewSeed } from "#provider/demo/seed/storeSeed.ts";
import { words } from "#provider/demo/seed/words.ts";

type Said = readonly [star: ReviewSeed["star"], content: Localized];

const said: readonly Said[] = [
  [
    5,
    words(
      "スタッフの方がとても親切で、また来たいと思いました。",
      "店员很亲切，还想再来。",
      "The staff could not have been kinder. I will be back.",
      "店員很親切，還想再來。",
      "직원분들이 정말 친절해서 또 오고 싶어요.",
    ),
  ],
  [
    4,
    words(
      "味は文句なし。お昼どきは少し並びます。",
      "味道没得说，午餐时间要排一会儿队。",
      "Nothing to fault in the taste. There is a short queue at noon.",
      "味道沒話說，午餐時間要排一下隊。",
      "맛은 흠잡을 데 없어요. 점심때는 조금 줄을 섭니다.",
    ),
  ],
  [
    5,
    words(
      "アプリで注文しておけば待たずに受け取れて便利でした。",
      "用手机先下单，到店直接取，很方便。",
      "Ordered ahead on my phone and walked straight out with it.",
      "用手機先下單，到店直接取，很方便。",
      "미리 주문하니 기다리지 않고 받아서 편했어요.",
    ),
  ],
  [
    4,
    words(
      "値段のわりに量もあって満足です。",
      "价格合理，份量也足。",
      "Good portions for the price.",
      "價格合理，份量也足。",
      "가격에 비해 양도 넉넉해서 만족합니다.",
    ),
  ],
  [
    5,
    words(
      "近所に住んでいて、週に一度は通っています。",
      "住在附近，每周至少来一次。",
      "I live nearby and come once a week.",
      "住在附近，每週至少來一次。",
      "근처에 살아서 일주일에 한 번은 옵니다.",
    ),
  ],
  [
    3,
    words(
      "おいしいのですが、店内が少し混み合っていました。",
      "好吃，就是店里有点挤。",
      "Good food, though the room was rather crowded.",
      "好吃，就是店裡有點擠。",
      "맛있지만 매장이 조금 붐볐어요.",
    ),
  ],
  [
    5,
    words(
      "旅行中に立ち寄りました。英語のメニューがあって助かりました。",
      "旅行途中来的，菜单有多种语言，很贴心。",
      "Came while traveling; the menu in my language was a great help.",
      "旅行途中來的，菜單有多種語言，很貼心。",
      "여행 중에 들렀는데 메뉴를 우리말로 볼 수 있어 좋았어요.",
    ),
  ],
  [
    4,
    words(
      "店内が清潔で、子ども連れでも落ち着けました。",
      "店内干净，带孩子也很自在。",
      "Spotless, and relaxed even with children.",
      "店內乾淨，帶孩子也很自在。",
      "매장이 깨끗하고 아이와 함께여도 편안했어요.",
    ),
  ],
  [
    5,
    words(
      "写真どおり、いえ写真以上でした。",
      "和照片一样，甚至更好。",
      "As in the pictures. Better, in fact.",
      "和照片一樣，甚至更好。",
      "사진 그대로, 아니 사진보다 더 좋았어요.",
    ),
  ],
  [
    2,
    words(
      "注文が混んでいたのか、時間がかかりました。味は良かったです。",
      "可能订单太多，等了一阵，味道不错。",
      "It took a while, perhaps a busy hour. The taste was fine.",
      "可能訂單太多，等了一陣，味道不錯。",
      "주문이 몰렸는지 오래 걸렸어요. 맛은 좋았습니다.",
    ),
  ],
  [
    4,
    words(
      "会社の仲間と来ました。みんなで分けやすい品が多いです。",
      "和同事一起来的，很多菜适合分享。",
      "Came with colleagues; much of the menu is easy to share.",
      "和同事一起來的，很多菜適合分享。",
      "회사 동료들과 왔어요. 나눠 먹기 좋은 메뉴가 많습니다.",
    ),
  ],
  [
    5,
    words(
      "ていねいな仕事が伝わってきます。",
      "能感受到用心。",
      "One can tell the care that goes into it.",
      "能感受到用心。",
      "정성이 느껴집니다.",
    ),
  ],
];

const authors = [
  "ゆうこ",
  "Daniel",
  "陈静",
  "민지",
  "たかし",
  "林怡君",
  "Sophie",
  "けいこ",
  "정우",
  "Marco",
  "王磊",
  "さくら",
];
const thanks = words(
  "ご意見をありがとうございます。お待たせしないよう、仕込みを見直しました。",
  "谢谢您的意见，我们已调整备料以减少等候。",
  "Thank you for telling us. We now prepare more ahead, so that nobody waits.",
  "謝謝您的意見，我們已調整備料以減少等候。",
  "의견 감사합니다. 기다리시지 않도록 준비를 개선했습니다.",
);

/** What guests have said of a store: three to six reviews, others and other guests for each `turn`, none before `days`. */
export function guestReviews(turn: number, days: number): ReviewSeed[] {
  return Array.from({ length: 3 + (turn % 4) }, (_, index) => {
    const [star, content] = said[(turn * 5 + index * 7) % said.length] ?? [5, thanks];
    const author = authors[(turn * 3 + index * 5) % authors.length] ?? "のりこ";
    const daysAgo = Math.min(days, 1 + ((turn * 3 + index * 9) % 80));
    return { author, star, content, daysAgo, ...(star < 3 && { reply: thanks }) };
  });
}
