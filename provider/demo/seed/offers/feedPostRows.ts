import type { Localized } from "#provider/db/tables/columns.ts";
import type { feedPosts } from "#provider/db/tables/specials.ts";
import { type PictureName, pictureOf } from "#provider/demo/seed/pictureOf.ts";
import { words } from "#provider/demo/seed/words.ts";

const HOUR = 3_600_000;
/** Where the demo's posts lead: nowhere that is anybody's (RFC 2606). */
export const DEMO_FEED = "https://social.noren.example/";

const posts: readonly (readonly [hoursAgo: number, picture: PictureName, content: Localized])[] = [
  [
    3,
    "dish/ramen-tokusei",
    words(
      "今朝の麺が打ち上がりました。お昼にお待ちしています。",
      "今早的面条已经做好，中午等您来。",
      "This morning’s noodles are ready. See you at noon.",
      "今早的麵條已經做好，中午等您來。",
      "오늘 아침 면을 뽑았습니다. 점심에 기다리겠습니다.",
    ),
  ],
  [
    27,
    "dish/fruit-tart",
    words(
      "りんごの季節。タルトが並びはじめました。",
      "苹果的季节，果挞上架了。",
      "Apple season: the tarts are in the window.",
      "蘋果的季節，水果塔上架了。",
      "사과의 계절, 타르트가 나오기 시작했습니다.",
    ),
  ],
  [
    50,
    "dish/nigiri",
    words(
      "週末の寿司のご予約、承っております。",
      "周末寿司接受预订。",
      "Taking orders for weekend sushi.",
      "週末壽司接受預訂。",
      "주말 초밥 예약을 받고 있습니다.",
    ),
  ],
  [
    98,
    "drink/latte",
    words(
      "朝の喫茶店から。寒くなってきたので、カフェラテをどうぞ。",
      "来自清晨的咖啡馆，天冷了，来杯拿铁吧。",
      "From the coffee house this morning: it is getting cold, so have a latte.",
      "來自清晨的咖啡館，天冷了，來杯拿鐵吧。",
      "아침 카페에서. 추워졌으니 라테 한잔 어떠세요.",
    ),
  ],
  [
    170,
    "dish/stone-bowl",
    words(
      "辛いものフェア、はじまりました。",
      "辣味节开始了。",
      "The fair of hot dishes has begun.",
      "辣味節開始了。",
      "매운맛 축제가 시작되었습니다.",
    ),
  ],
];

/** The operator's own posts, written before `now`. */
export function feedPostRows(now: Date): (typeof feedPosts.$inferInsert)[] {
  return posts.map(([hoursAgo, picture, content]) => ({
    source: "Noren",
    author: "Noren",
    content,
    picture: pictureOf(picture),
    url: DEMO_FEED,
    posted_at: new Date(now.getTime() - hoursAgo * HOUR),
  }));
}
