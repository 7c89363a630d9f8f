import { MANDATORY_ALLERGENS } from "#contract/allergens.ts";
import { seedIds } from "#provider/demo/seed/ids.ts";
import { registrationNumber } from "#provider/demo/seed/registrationNumber.ts";
import type { StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import { weekHours } from "#provider/demo/seed/weekHours.ts";
import { words } from "#provider/demo/seed/words.ts";
import { coffee, tea } from "./drinks.ts";
import { lunch, morning, sandwiches } from "./food.ts";
import { reviews } from "./reviews.ts";
import { sweets, takeHome } from "./sweets.ts";

const address = words(
  "東京都中央区築地市場通り7-8-9",
  "东京都中央区筑地市场通7-8-9",
  "7-8-9 Tsukiji Ichiba-dori, Chuo-ku, Tokyo",
  "東京都中央區築地市場通7-8-9",
  "도쿄도 주오구 쓰키지 이치바도리 7-8-9",
);

/** A coffee shop beside the market, open from before dawn until late. */
export const cafe: StoreSeed = {
  id: seedIds.cafe,
  allergens: {
    checked: MANDATORY_ALLERGENS,
    sameKitchen: ["wheat", "egg", "milk", "walnut", "almond"],
  },
  storeType: "cafe",
  orderTypes: [1, 2, 3, 4],
  prefecture: "東京都",
  openedDaysAgo: 900,
  deliveryRadius: 2000,
  deliveryMinutes: 30,
  // One at the machine, early and late: two orders to take away at a time.
  booking: {
    pickupMinutes: 10,
    pickupCapacity: 2,
    deliveryCapacity: 3,
    zones: [
      {
        zone_id: "market",
        name: "築地・銀座",
        max_distance: null,
        postal_codes: ["1040045", "1040061"],
        dispatchprice: 150,
        freeprice: 1500,
        minimum_order: 800,
      },
      {
        zone_id: "two-kilometres",
        name: "2キロまで",
        max_distance: 2000,
        postal_codes: [],
        dispatchprice: 300,
        freeprice: 2500,
        minimum_order: 1000,
      },
    ],
  },
  name: words("喫茶 こもれび", "树影咖啡馆", "Café Komorebi", "樹影咖啡", "카페 고모레비"),
  about: words(
    "市場のとなりの喫茶店。夜明け前の一杯から、夜ふけのプリンまで。",
    "市场旁的咖啡馆，从黎明前的一杯到深夜的布丁。",
    "A coffee shop beside the market: from a cup before dawn to pudding late at night.",
    "市場旁的咖啡館，從黎明前的一杯到深夜的布丁。",
    "시장 옆 다방. 동트기 전 한 잔부터 늦은 밤 푸딩까지.",
  ),
  address,
  notes: words(
    "モーニングは午前4時から11時まで承ります。ナッツ類を同じ厨房で扱っております。",
    "早餐供应时间为凌晨4点至上午11点。厨房同时处理坚果类食材。",
    "Breakfast is served from 4:00 to 11:00. Our kitchen also handles nuts.",
    "早餐供應時間為凌晨4點至上午11點。廚房同時處理堅果類食材。",
    "모닝은 오전 4시부터 11시까지입니다. 같은 주방에서 견과류를 취급합니다.",
  ),
  phone: "03-0000-0303",
  picture: "cover/cafe",
  logo: "logo/cafe",
  latitude: 35.6655,
  longitude: 139.7707,
  isRoom: false,
  isReg: 0,
  hasNotices: true,
  coverCharge: null,
  deliveryFee: 300,
  freeDeliveryFrom: 2500,
  minimumOrder: 1000,
  payList: [1, 5, 4, 2, 3, 8, 7],
  accentColor: "#2f6d55",
  dishware: {
    none: words("なし", "不需要", "None", "不需要", "필요 없음"),
    cutlery: words("フォーク・ナイフ", "刀叉", "Knife and fork", "刀叉", "포크와 나이프"),
    spoon: words("スプーン", "勺子", "Spoon", "湯匙", "숟가락"),
    straw: words("ストロー", "吸管", "Straw", "吸管", "빨대"),
    kids: words("お子様用食器", "儿童餐具", "Children’s set", "兒童餐具", "어린이용 식기"),
  },
  remarks: [
    words("飲み物を先にお願いします", "请先上饮品", "Drinks first, please", "請先上飲料", "음료 먼저 주세요"),
    words(
      "飲み物は食後に",
      "饮品餐后上",
      "Drinks after the meal, please",
      "飲料餐後上",
      "음료는 식후에 주세요",
    ),
    words("ミルク・砂糖なし", "不要奶和糖", "No milk or sugar", "不要奶與糖", "우유·설탕 빼 주세요"),
    words("マヨネーズ抜き", "不要蛋黄酱", "No mayonnaise", "不要美乃滋", "마요네즈 빼 주세요"),
    words("取り皿をください", "请给小碟", "An extra plate, please", "請給分食盤", "앞접시 부탁드려요"),
    words("ぬるめでお願いします", "温一点", "Not too hot, please", "溫一點就好", "미지근하게 해 주세요"),
    words("ベビーカーで行きます", "会带婴儿车", "We come with a pushchair", "會推嬰兒車", "유모차로 갑니다"),
    words("温めてください", "请加热", "Please warm it", "請加熱", "데워 주세요"),
  ],
  attributes: [
    {
      name: words("席数", "座位", "Seats", "座位", "좌석"),
      value: words(
        "38席（窓際8席）",
        "38席（窗边8席）",
        "38, of which 8 by the window",
        "38席（窗邊8席）",
        "38석(창가 8석)",
      ),
    },
    {
      name: words("喫煙", "吸烟", "Smoking", "吸菸", "흡연"),
      value: words("全席禁煙", "全面禁烟", "No smoking", "全面禁菸", "전석 금연"),
    },
    {
      name: words("Wi-Fi・電源", "Wi-Fi・插座", "Wi-Fi and sockets", "Wi-Fi・插座", "Wi-Fi·콘센트"),
      value: words(
        "Wi-Fi無料、電源6席",
        "免费Wi-Fi，6席有插座",
        "Free Wi-Fi, sockets at 6 seats",
        "免費Wi-Fi，6席有插座",
        "Wi-Fi 무료, 콘센트 6석",
      ),
    },
    {
      name: words("ペット", "宠物", "Pets", "寵物", "반려동물"),
      value: words("テラス席のみ", "仅限露台", "On the terrace", "僅限露台", "테라스만"),
    },
    {
      name: words("対応言語", "服务语言", "Languages", "服務語言", "응대 언어"),
      value: words("日本語・英語", "日语・英语", "Japanese, English", "日語・英語", "일본어·영어"),
    },
    {
      name: words("最寄り駅", "最近车站", "Nearest station", "最近車站", "가까운 역"),
      value: words(
        "築地駅から徒歩3分",
        "筑地站步行3分钟",
        "Tsukiji, 3 minutes on foot",
        "築地站步行3分鐘",
        "쓰키지역 도보 3분",
      ),
    },
  ],
  disclosure: {
    seller: words("喫茶こもれび", "树影咖啡馆", "Café Komorebi", "樹影咖啡", "카페 고모레비"),
    person: words("店主 木漏 光", "店主 木漏光", "Hikaru Komore, owner", "店主 木漏光", "점주 고모레 히카루"),
    address,
    phone: "03-0000-0303",
    host: "cafe.noren.example",
    additionalCharges: words(
      "配達料300円（お買い上げ2,500円以上で無料）。通信料はお客様のご負担となります。",
      "配送费300日元（满2,500日元免费）。通信费由顾客承担。",
      "Delivery ¥300, free over ¥2,500. Your carrier’s data charges are yours.",
      "外送費300圓（滿2,500圓免費）。網路通訊費由顧客負擔。",
      "배달료 300엔(2,500엔 이상 무료). 통신료는 고객 부담입니다.",
    ),
    payments: words(
      "現金、クレジットカード、PayPay、WeChat Pay、Alipay、チャージ残高、現金（お届け時）",
      "现金、信用卡、PayPay、微信支付、支付宝、储值卡余额、货到付款",
      "Cash, credit card, PayPay, WeChat Pay, Alipay, prepaid balance, cash on delivery",
      "現金、信用卡、PayPay、微信支付、支付寶、儲值餘額、貨到付款",
      "현금, 신용카드, PayPay, WeChat Pay, Alipay, 충전 잔액, 도착 시 현금",
    ),
    qualification: words(
      "飲食店営業許可 中央区保健所 第0000303号、菓子製造業許可 第0000304号",
      "餐饮业许可 中央区保健所 第0000303号，糕点制造业许可 第0000304号",
      "Restaurant license, Chuo Public Health Center, No. 0000303; confectionery license No. 0000304",
      "餐飲業許可 中央區保健所 第0000303號，糕點製造業許可 第0000304號",
      "음식점 영업 허가 주오구 보건소 제0000303호, 과자 제조업 허가 제0000304호",
    ),
  },
  registrationNumber: registrationNumber("999900000303"),
  businessHours: weekHours([["04:00", "28:00", "27:30"]]),
  pickupHours: weekHours([["04:00", "26:00", "25:30"]]),
  deliveryHours: weekHours([["08:00", "20:00", "19:30"]]),
  specialDays: [{ from: 24 }, { from: 25, hours: [["10:00", "18:00", "17:30"]] }],
  isListed: true,
  tables: [
    { name: "A1", seats: 2 },
    { name: "A2", seats: 2 },
    { name: "A3", seats: 4 },
    { name: "A4", seats: 4 },
    { name: "B1", seats: 6 },
    { name: "W1", seats: 1 },
    { name: "W2", seats: 1 },
    { name: "W3", seats: 1 },
    { name: "T1", seats: 4 },
    { name: "T2", seats: 4 },
  ],
  categories: [morning, lunch, sandwiches, coffee, tea, sweets, takeHome],
  reviews,
};
