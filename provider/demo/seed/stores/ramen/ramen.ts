import { MANDATORY_ALLERGENS } from "#contract/allergens.ts";
import { seedIds } from "#provider/demo/seed/ids.ts";
import { registrationNumber } from "#provider/demo/seed/registrationNumber.ts";
import type { StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import { weekHours } from "#provider/demo/seed/weekHours.ts";
import { words } from "#provider/demo/seed/words.ts";
import { drinks } from "./drinks.ts";
import { ramen as ramenCategory, tsukemen } from "./noodles.ts";
import { reviews } from "./reviews.ts";
import { rice, sets } from "./rice.ts";
import { extras, sides, sweets } from "./sides.ts";

const address = words(
  "東京都台東区のれん横丁1-2-3",
  "东京都台东区暖帘横丁1-2-3",
  "1-2-3 Noren Yokocho, Taito-ku, Tokyo",
  "東京都台東區暖簾橫丁1-2-3",
  "도쿄도 다이토구 노렌요코초 1-2-3",
);

/** A ramen bar that never closes; guests are registered anonymously by their table. */
export const ramen: StoreSeed = {
  id: seedIds.ramen,
  allergens: { checked: MANDATORY_ALLERGENS, sameKitchen: ["wheat", "egg", "shrimp"] },
  storeType: "ramen",
  orderTypes: [1, 2, 3],
  prefecture: "東京都",
  openedDaysAgo: 900,
  deliveryRadius: 3000,
  deliveryMinutes: 35,
  booking: { pickupMinutes: 15, pickupCapacity: 8, deliveryCapacity: 5 },
  name: words("らーめん のれん軒", "拉面 暖帘轩", "Ramen Noren-ken", "拉麵 暖簾軒", "라멘 노렌켄"),
  about: words(
    "毎朝店で打つ麺と、18時間炊くスープ。のれんをくぐれば、昼も夜明けも熱い一杯。",
    "每早现做的面条，熬煮18小时的汤头。掀开暖帘，无论正午还是黎明，都有热腾腾的一碗。",
    "Noodles made here every morning, broth simmered for 18 hours. Past the curtain, a hot bowl at noon and at dawn.",
    "每天早上現做的麵條，熬煮18小時的湯頭。掀開暖簾，不論正午或清晨，都有熱騰騰的一碗。",
    "매일 아침 뽑는 면과 18시간 고아 낸 국물. 노렌을 젖히고 들어오면 낮에도 새벽에도 따끈한 한 그릇이 있습니다.",
  ),
  address,
  notes: words(
    "麺の茹で時間により、ご提供が前後することがあります。アレルギーのある方はスタッフにお声がけください。茹で釜は共用です。",
    "因煮面时间不同，上菜顺序可能有先后。如有过敏请告知店员。煮面锅为共用。",
    "Dishes may arrive in a different order as noodles take different times. Tell us about allergies; noodles share one boiler.",
    "因煮麵時間不同，出餐順序可能有先後。如有過敏請告知店員。煮麵鍋為共用。",
    "면 삶는 시간에 따라 나오는 순서가 다를 수 있습니다. 알레르기가 있으시면 직원에게 말씀해 주세요. 면 삶는 솥은 함께 사용합니다.",
  ),
  phone: "03-0000-0101",
  picture: "cover/ramen",
  logo: "logo/ramen",
  latitude: 35.7119,
  longitude: 139.7963,
  isRoom: true,
  isReg: 2,
  hasNotices: true,
  coverCharge: null,
  deliveryFee: 350,
  freeDeliveryFrom: 3000,
  minimumOrder: 1200,
  payList: [1, 5, 4, 8, 2, 3, 6, 7],
  accentColor: "#c8361d",
  dishware: {
    none: words("なし", "不需要", "None", "不需要", "필요 없음"),
    chopsticks: words("割り箸", "一次性筷子", "Chopsticks", "免洗筷", "나무젓가락"),
    "chopsticks-spoon": words(
      "割り箸とれんげ",
      "一次性筷子和汤勺",
      "Chopsticks and spoon",
      "免洗筷與湯匙",
      "젓가락과 숟가락",
    ),
    fork: words("フォーク", "叉子", "Fork", "叉子", "포크"),
    kids: words("お子様用食器", "儿童餐具", "Children’s set", "兒童餐具", "어린이용 식기"),
  },
  remarks: [
    words("ねぎ抜き", "不要葱", "No green onions", "不要蔥", "파 빼 주세요"),
    words("にんにく抜き", "不要蒜", "No garlic", "不要蒜", "마늘 빼 주세요"),
    words("油少なめ", "少油", "Less oil", "少油", "기름 적게"),
    words("熱めでお願いします", "要烫一点", "Extra hot, please", "要燙一點", "뜨겁게 해 주세요"),
    words(
      "取り皿をください",
      "请给小碗",
      "Small bowls for sharing, please",
      "請給分食小碗",
      "앞접시 부탁드려요",
    ),
    words(
      "同じタイミングで出してください",
      "请一起上菜",
      "Please serve everything together",
      "請一起出餐",
      "음식은 같이 주세요",
    ),
    words(
      "子ども用の椅子をください",
      "需要儿童椅",
      "A high chair, please",
      "需要兒童椅",
      "어린이 의자 부탁드려요",
    ),
    words("急いでいます", "赶时间", "We are in a hurry", "趕時間", "조금 급해요"),
  ],
  attributes: [
    {
      name: words("席数", "座位", "Seats", "座位", "좌석"),
      value: words(
        "30席（カウンター10席）",
        "30席（吧台10席）",
        "30, of which 10 at the counter",
        "30席（吧檯10席）",
        "30석(카운터 10석)",
      ),
    },
    {
      name: words("喫煙", "吸烟", "Smoking", "吸菸", "흡연"),
      value: words("全席禁煙", "全面禁烟", "No smoking", "全面禁菸", "전석 금연"),
    },
    {
      name: words("Wi-Fi", "Wi-Fi", "Wi-Fi", "Wi-Fi", "Wi-Fi"),
      value: words("あり（無料）", "有（免费）", "Free", "有（免費）", "있음(무료)"),
    },
    {
      name: words("対応言語", "服务语言", "Languages", "服務語言", "응대 언어"),
      value: words(
        "日本語・英語・中国語",
        "日语・英语・中文",
        "Japanese, English, Chinese",
        "日語・英語・中文",
        "일본어·영어·중국어",
      ),
    },
    {
      name: words("最寄り駅", "最近车站", "Nearest station", "最近車站", "가까운 역"),
      value: words(
        "浅草駅から徒歩4分",
        "浅草站步行4分钟",
        "Asakusa, 4 minutes on foot",
        "淺草站步行4分鐘",
        "아사쿠사역 도보 4분",
      ),
    },
    {
      name: words("車椅子", "轮椅", "Wheelchair access", "輪椅", "휠체어"),
      value: words(
        "テーブル席へ段差なし",
        "餐桌席无台阶",
        "Step-free to the tables",
        "桌位無台階",
        "테이블석까지 턱 없음",
      ),
    },
  ],
  disclosure: {
    seller: words(
      "株式会社のれん軒",
      "株式会社暖帘轩",
      "Noren-ken Inc.",
      "株式會社暖簾軒",
      "주식회사 노렌켄",
    ),
    person: words(
      "店長 暖簾 太郎",
      "店长 暖帘太郎",
      "Taro Noren, manager",
      "店長 暖簾太郎",
      "점장 노렌 타로",
    ),
    address,
    phone: "03-0000-0101",
    host: "ramen.noren.example",
    additionalCharges: words(
      "配達料350円（お買い上げ3,000円以上で無料）。通信料はお客様のご負担となります。",
      "配送费350日元（满3,000日元免费）。通信费由顾客承担。",
      "Delivery ¥350, free over ¥3,000. Your carrier’s data charges are yours.",
      "外送費350圓（滿3,000圓免費）。網路通訊費由顧客負擔。",
      "배달료 350엔(3,000엔 이상 무료). 통신료는 고객 부담입니다.",
    ),
    payments: words(
      "現金、クレジットカード、PayPay、メルペイ、WeChat Pay、Alipay、チャージ残高、現金（お届け時）",
      "现金、信用卡、PayPay、Merpay、微信支付、支付宝、储值卡余额、货到付款",
      "Cash, credit card, PayPay, Merpay, WeChat Pay, Alipay, prepaid balance, cash on delivery",
      "現金、信用卡、PayPay、Merpay、微信支付、支付寶、儲值餘額、貨到付款",
      "현금, 신용카드, PayPay, 메르페이, WeChat Pay, Alipay, 충전 잔액, 도착 시 현금",
    ),
    qualification: words(
      "飲食店営業許可 台東保健所 第0000101号",
      "餐饮业许可 台东保健所 第0000101号",
      "Restaurant license, Taito Public Health Center, No. 0000101",
      "餐飲業許可 台東保健所 第0000101號",
      "음식점 영업 허가 다이토 보건소 제0000101호",
    ),
  },
  registrationNumber: registrationNumber("999900000101"),
  businessHours: weekHours([["00:00", "24:00"]]),
  pickupHours: weekHours([["00:00", "24:00"]]),
  deliveryHours: weekHours([["10:30", "22:00", "21:30"]]),
  isListed: true,
  tables: [
    { name: "A1", seats: 4 },
    { name: "A2", seats: 4 },
    { name: "A3", seats: 2 },
    { name: "B1", seats: 4 },
    { name: "B2", seats: 6 },
    { name: "C1", seats: 1 },
    { name: "C2", seats: 1 },
    { name: "C3", seats: 1 },
    { name: "C4", seats: 1 },
    { name: "C5", seats: 1 },
  ],
  categories: [ramenCategory, tsukemen, sets, rice, sides, extras, drinks, sweets],
  reviews,
};
