import type { banners } from "#provider/db/tables/specials.ts";
import { pictureOf } from "#provider/demo/seed/pictureOf.ts";
import { words } from "#provider/demo/seed/words.ts";

const DAY = 86_400_000;
const special = (path: string, id: string): string => `${path}?${new URLSearchParams({ specialId: id })}`;

/** The demo's banners: for a year from `now`. */
export function bannerRows(now: Date): (typeof banners.$inferInsert)[] {
  const shown = { start_time: new Date(now.getTime() - DAY), end_time: new Date(now.getTime() + 365 * DAY) };
  return [
    {
      id: "home-noodles",
      place: "home" as const,
      title: words(
        "あったか麺めぐり開催中",
        "暖心面食巡礼进行中",
        "Warm noodle season is here",
        "暖心麵食巡禮進行中",
        "따뜻한 면 순례 진행 중",
      ),
      picture: pictureOf("cover/ramen"),
      href: special("/leagueSpecial", "noodle-league"),
    },
    {
      id: "home-cakes",
      place: "home" as const,
      title: words(
        "季節のケーキ、ご予約受付中",
        "时令蛋糕预售中",
        "Cakes of the season: order ahead",
        "季節蛋糕預購中",
        "시즌 케이크 예약 접수 중",
      ),
      picture: pictureOf("cover/sweets"),
      href: "/specialAdvance",
    },
    {
      id: "home-coupons",
      place: "home" as const,
      title: words(
        "クーポンのあるお店",
        "有优惠券的商家",
        "Stores with coupons",
        "有優惠券的店家",
        "쿠폰이 있는 매장",
      ),
      picture: pictureOf("cover/burger"),
      href: "/specialCoupon",
    },
    {
      id: "special-lunch",
      place: "special" as const,
      title: words("いまだけのお得な一品", "限时优惠", "Today’s offers", "限時優惠", "지금만 할인"),
      picture: pictureOf("cover/bento"),
      href: special("/special", "lunch-offer"),
    },
    {
      id: "mall-beans",
      place: "mall" as const,
      title: words(
        "焙煎したての豆を全国へ",
        "新鲜烘焙咖啡豆配送全国",
        "Fresh-roasted beans, sent anywhere in Japan",
        "新鮮烘焙咖啡豆全國配送",
        "갓 볶은 원두를 전국으로",
      ),
      picture: pictureOf("cover/cafe"),
      href: "/mall",
    },
    {
      id: "store-ramen",
      place: "store" as const,
      store_id: "ramen",
      title: words(
        "替玉は終日承ります",
        "全天可加面",
        "Extra noodles all day",
        "全天可加麵",
        "면 추가는 종일 가능합니다",
      ),
      picture: pictureOf("cover/ramen"),
      href: null,
    },
  ].map((row, position) => ({ ...row, ...shown, position }));
}
