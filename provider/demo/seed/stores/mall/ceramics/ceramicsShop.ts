import { seedIds } from "#provider/demo/seed/ids.ts";
import type { StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import { feesByRegion } from "#provider/demo/seed/stores/mall/feesByRegion.ts";
import { carriers } from "#provider/demo/seed/stores/mall/sections.ts";
import { shopOf } from "#provider/demo/seed/stores/mall/shopOf.ts";
import { words } from "#provider/demo/seed/words.ts";
import { bowls, plates } from "./tableware.ts";
import { teaware } from "./tea.ts";

/** A gallery of tableware in Hasami: fragile things, which are packed for two days. */
export const ceramicsShop: StoreSeed = shopOf({
  id: seedIds.ceramicsShop,
  name: words("うつわ 空", "器物 空", "Utsuwa Sora", "器物 空", "우쓰와 소라"),
  about: words(
    "波佐見の窯元と、毎日使えるうつわをつくっています。",
    "与波佐见窑元一起制作每天都能用的器皿。",
    "Tableware for every day, made with the kilns of Hasami.",
    "與波佐見窯元一起製作每天都能用的器皿。",
    "하사미의 가마와 함께 매일 쓰는 그릇을 만듭니다.",
  ),
  notes: words(
    "手仕事のため、色や形に少しずつ違いがあります。破損の際は写真を添えてご連絡ください。",
    "手工制作，色泽与形状略有差异。如有破损请附照片联系我们。",
    "Made by hand: colors and shapes differ a little. If something broke, write to us with a photo.",
    "手工製作，色澤與形狀略有差異。如有破損請附照片聯繫我們。",
    "수작업이라 색과 모양이 조금씩 다릅니다. 파손 시 사진과 함께 연락해 주세요.",
  ),
  address: words(
    "長崎県東彼杵郡波佐見町のれん郷4",
    "长崎县东彼杵郡波佐见町暖帘乡4",
    "4 Noren-go, Hasami, Nagasaki",
    "長崎縣東彼杵郡波佐見町暖簾鄉4",
    "나가사키현 히가시소노기군 하사미초 노렌고 4",
  ),
  prefecture: "長崎県",
  position: [33.1384, 129.8956],
  phone: "0956-00-0204",
  picture: "cover/mall-ceramics",
  logo: "logo/mall-ceramics",
  accentColor: "#3f6f7a",
  openedDaysAgo: 300,
  registration: "999900000204",
  person: words("代表 空閑 遥", "代表 空闲遥", "Haruka Kuga, owner", "代表 空閒遙", "대표 구가 하루카"),
  qualification: words("不要", "无需", "None required", "無需", "해당 없음"),
  attributes: [
    {
      name: words("梱包", "包装", "Packing", "包裝", "포장"),
      value: words(
        "紙だけで包み、プラスチックを使いません",
        "全纸包装，不使用塑料",
        "Paper only, no plastic",
        "全紙包裝，不使用塑膠",
        "종이로만 포장하고 플라스틱을 쓰지 않습니다",
      ),
    },
  ],
  shipping: {
    fees: feesByRegion({
      hokkaido: 1900,
      northTohoku: 1500,
      southTohoku: 1400,
      kanto: 1200,
      shinetsu: 1200,
      hokuriku: 1100,
      chubu: 1050,
      kansai: 950,
      chugoku: 850,
      shikoku: 900,
      kyushu: 750,
      okinawa: 1700,
    }),
    freeprice: 10000,
    delivery_company: carriers.yamato,
  },
  categories: [bowls, plates, teaware],
  reviews: [
    {
      author: "Emma",
      star: 5,
      daysAgo: 18,
      content: words(
        "急須の茶こしが細かく、深蒸し茶でも詰まりません。",
        "茶壶滤网很细，深蒸茶也不会堵。",
        "The strainer is so fine that even deep-steamed tea never clogs it.",
        "茶壺濾網很細，深蒸茶也不會堵。",
        "거름망이 고와서 후카무시 차도 막히지 않아요.",
      ),
    },
    {
      author: "Minjun",
      star: 4,
      daysAgo: 44,
      content: words(
        "豆皿の色がとてもきれいです。配送もていねいでした。",
        "小碟颜色很漂亮，包装也很用心。",
        "The little plates have beautiful colors, and came well packed.",
        "小碟顏色很漂亮，包裝也很用心。",
        "종지 색이 정말 예뻐요. 포장도 꼼꼼했습니다.",
      ),
    },
  ],
});
