import { seedIds } from "../../ids.ts";
import { registrationNumber } from "../../registrationNumber.ts";
import type { StoreSeed } from "../../storeSeed.ts";
import { weekHours } from "../../weekHours.ts";
import { words } from "../../words.ts";
import { buffetDrinks, buffetSkewers, courses } from "./courses.ts";
import { beers, sake, soft } from "./drinks.ts";
import { closing, mains, skewers } from "./grill.ts";
import { fried, sashimi, starters } from "./plates.ts";
import { reviews } from "./reviews.ts";

const address = words(
  "東京都新宿区あかり小路4-5-6 地下1階",
  "东京都新宿区灯火小路4-5-6 地下1层",
  "B1, 4-5-6 Akari Koji, Shinjuku-ku, Tokyo",
  "東京都新宿區燈火小路4-5-6 地下1樓",
  "도쿄도 신주쿠구 아카리코지 4-5-6 지하 1층",
);

/** An izakaya with a cover charge, courses for a number of persons, and hours past midnight. */
export const izakaya: StoreSeed = {
  id: seedIds.izakaya,
  storeType: "izakaya",
  orderTypes: [1, 2, 3],
  prefecture: "東京都",
  openedDaysAgo: 900,
  deliveryRadius: 2500,
  deliveryMinutes: 45,
  name: words(
    "炭火居酒屋 あかり",
    "炭火居酒屋 灯",
    "Charcoal Izakaya Akari",
    "炭火居酒屋 燈",
    "숯불 이자카야 아카리",
  ),
  about: words(
    "備長炭の串焼きと、その朝の魚。提灯の下でゆっくりどうぞ。",
    "备长炭烤串与今早的鲜鱼，请在灯笼下慢慢享用。",
    "Skewers over binchotan charcoal and the morning's fish. Take your time under the lanterns.",
    "備長炭串燒與今早的鮮魚，請在燈籠下慢慢享用。",
    "비장탄 꼬치구이와 그날 아침의 생선. 등불 아래에서 천천히 즐기세요.",
  ),
  address,
  notes: words(
    "お席料（お通し代）としてお一人様400円を頂戴しております。20歳未満の方、お車を運転される方への酒類の提供はいたしません。お席は2時間制です。",
    "每位收取400日元座位费（含小菜）。不向未满20岁者及驾车者提供酒类。用餐限时2小时。",
    "A cover charge of ¥400 a person includes a small appetiser. No alcohol for anyone under 20 or driving. Tables are for two hours.",
    "每位酌收400圓座位費（含小菜）。未滿20歲及開車者恕不提供酒類。用餐時間2小時。",
    "1인당 400엔의 자릿세(기본 안주 포함)를 받습니다. 20세 미만이나 운전하시는 분께는 주류를 제공하지 않습니다. 이용 시간은 2시간입니다.",
  ),
  phone: "03-0000-0202",
  picture: "cover/izakaya",
  logo: "logo/izakaya",
  latitude: 35.6938,
  longitude: 139.7034,
  isRoom: true,
  isReg: 1,
  hasNotices: true,
  coverCharge: 400,
  deliveryFee: 450,
  freeDeliveryFrom: 4000,
  minimumOrder: 1500,
  payList: [1, 5, 4, 8, 6],
  accentColor: "#a3441b",
  dishware: {
    none: words("なし", "不需要", "None", "不需要", "필요 없음"),
    chopsticks: words("箸", "筷子", "Chopsticks", "筷子", "젓가락"),
    "small-plates": words(
      "箸と取り皿",
      "筷子和小碟",
      "Chopsticks and small plates",
      "筷子與小碟",
      "젓가락과 앞접시",
    ),
    fork: words("フォーク・スプーン", "叉子和勺子", "Fork and spoon", "叉子與湯匙", "포크와 숟가락"),
  },
  remarks: [
    words(
      "串から外してください",
      "请把串拆下来",
      "Please take the meat off the skewers",
      "請把串拆下來",
      "꼬치에서 빼 주세요",
    ),
    words("わさび抜き", "不要芥末", "No wasabi", "不要芥末", "와사비 빼 주세요"),
    words("氷少なめ", "少冰", "Less ice", "少冰", "얼음 적게"),
    words("お冷をください", "请给冰水", "Water, please", "請給冰水", "물 부탁드려요"),
    words("取り皿をください", "请给小碟", "Small plates, please", "請給小碟", "앞접시 부탁드려요"),
    words(
      "料理はゆっくりお願いします",
      "请慢慢上菜",
      "No hurry with the food",
      "請慢慢上菜",
      "음식은 천천히 주세요",
    ),
    words(
      "おしぼりを追加で",
      "请加湿毛巾",
      "More wet towels, please",
      "請加濕毛巾",
      "물수건 추가 부탁드려요",
    ),
    words("お誕生日のお祝いです", "庆祝生日", "It is a birthday", "慶祝生日", "생일 축하 자리예요"),
  ],
  attributes: [
    {
      name: words("席数", "座位", "Seats", "座位", "좌석"),
      value: words(
        "62席（個室3室）",
        "62席（包间3间）",
        "62, with 3 private rooms",
        "62席（包廂3間）",
        "62석(개별실 3개)",
      ),
    },
    {
      name: words("喫煙", "吸烟", "Smoking", "吸菸", "흡연"),
      value: words("喫煙室あり", "有吸烟室", "Smoking room", "有吸菸室", "흡연실 있음"),
    },
    {
      name: words("予算", "人均", "Budget", "均消", "예산"),
      value: words("3,500〜5,000円", "3,500～5,000日元", "¥3,500–5,000", "3,500～5,000圓", "3,500~5,000엔"),
    },
    {
      name: words("Wi-Fi", "Wi-Fi", "Wi-Fi", "Wi-Fi", "Wi-Fi"),
      value: words("あり（無料）", "有（免费）", "Free", "有（免費）", "있음(무료)"),
    },
    {
      name: words("対応言語", "服务语言", "Languages", "服務語言", "응대 언어"),
      value: words(
        "日本語・英語・韓国語",
        "日语・英语・韩语",
        "Japanese, English, Korean",
        "日語・英語・韓語",
        "일본어·영어·한국어",
      ),
    },
    {
      name: words("最寄り駅", "最近车站", "Nearest station", "最近車站", "가까운 역"),
      value: words(
        "新宿駅から徒歩6分",
        "新宿站步行6分钟",
        "Shinjuku, 6 minutes on foot",
        "新宿站步行6分鐘",
        "신주쿠역 도보 6분",
      ),
    },
  ],
  disclosure: {
    seller: words("合同会社あかり", "灯合同会社", "Akari LLC", "燈合同會社", "아카리 합동회사"),
    person: words(
      "代表社員 灯 花子",
      "代表 灯花子",
      "Hanako Akari, managing member",
      "代表 燈花子",
      "대표사원 아카리 하나코",
    ),
    address,
    phone: "03-0000-0202",
    host: "izakaya.noren.example",
    additionalCharges: words(
      "お席料お一人様400円（店内でのお食事）。配達料450円（お買い上げ4,000円以上で無料）。通信料はお客様のご負担となります。",
      "堂食每位收座位费400日元。外送费450日元（满4,000日元免费）。通信费由顾客承担。",
      "Cover charge of ¥400 a person when dining in. Delivery ¥450, free from ¥4,000. Your carrier's data charges are yours.",
      "內用每位酌收座位費400圓。外送費450圓（滿4,000圓免費）。網路通訊費由顧客負擔。",
      "매장 식사 시 1인당 자릿세 400엔. 배달료 450엔(4,000엔 이상 무료). 통신료는 고객 부담입니다.",
    ),
    payments: words(
      "現金、クレジットカード、PayPay、メルペイ、のれんカード残高",
      "现金、信用卡、PayPay、Merpay、暖帘卡余额",
      "Cash, credit card, PayPay, Merpay, Noren card balance",
      "現金、信用卡、PayPay、Merpay、暖簾卡餘額",
      "현금, 신용카드, PayPay, 메르페이, 노렌 카드 잔액",
    ),
    qualification: words(
      "飲食店営業許可 新宿保健所 第0000202号、深夜酒類提供飲食店営業届出済",
      "餐饮业许可 新宿保健所 第0000202号，已办理深夜酒类餐饮营业申报",
      "Restaurant licence, Shinjuku Public Health Center, No. 0000202; registered to serve alcohol after midnight",
      "餐飲業許可 新宿保健所 第0000202號，已辦理深夜酒類餐飲營業申報",
      "음식점 영업 허가 신주쿠 보건소 제0000202호, 심야 주류 제공 음식점 영업 신고 완료",
    ),
  },
  registrationNumber: registrationNumber("999900000202"),
  businessHours: weekHours([["17:00", "26:00", "25:30"]], { 7: [["16:00", "24:00", "23:30"]] }),
  pickupHours: weekHours([["17:00", "24:00", "23:30"]], { 7: [["16:00", "23:00", "22:30"]] }),
  deliveryHours: weekHours([["17:30", "22:30", "22:00"]]),
  isListed: true,
  tables: [
    { name: "A1", seats: 4 },
    { name: "A2", seats: 4 },
    { name: "A3", seats: 4 },
    { name: "A4", seats: 2 },
    { name: "B1", seats: 6 },
    { name: "B2", seats: 6 },
    { name: "B3", seats: 8 },
    { name: "C1", seats: 1 },
    { name: "C2", seats: 1 },
    { name: "C3", seats: 1 },
    { name: "C4", seats: 1 },
    { name: "P1", seats: 10 },
    { name: "P2", seats: 10 },
    { name: "Z1", seats: 4, isLocked: true },
  ],
  categories: [
    starters,
    courses,
    buffetSkewers,
    buffetDrinks,
    skewers,
    sashimi,
    fried,
    mains,
    closing,
    beers,
    sake,
    soft,
  ],
  reviews,
};
