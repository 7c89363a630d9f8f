import holidayJp from "@holiday-jp/holiday_jp";
import type { WireLanguage } from "#contract/scalars.ts";

type OtherNames = Readonly<Record<Exclude<WireLanguage, "ja">, string>>;

const holidays: Readonly<Record<string, { readonly name: string }>> = holidayJp.holidays;

/** Japan's public holidays as one calls them in the other languages; the list itself has them in Japanese. */
const others: Readonly<Record<string, OtherNames>> = {
  元日: { zh: "元旦", en: "New Year’s Day", tw: "元旦", ko: "설날 (1월 1일)" },
  成人の日: { zh: "成人节", en: "Coming of Age Day", tw: "成人節", ko: "성인의 날" },
  建国記念の日: { zh: "建国纪念日", en: "National Foundation Day", tw: "建國紀念日", ko: "건국기념일" },
  天皇誕生日: { zh: "天皇诞生日", en: "Emperor’s Birthday", tw: "天皇誕辰", ko: "천황 탄생일" },
  春分の日: { zh: "春分", en: "Vernal Equinox Day", tw: "春分日", ko: "춘분" },
  昭和の日: { zh: "昭和之日", en: "Showa Day", tw: "昭和之日", ko: "쇼와의 날" },
  憲法記念日: { zh: "宪法纪念日", en: "Constitution Memorial Day", tw: "憲法紀念日", ko: "헌법기념일" },
  みどりの日: { zh: "绿之日", en: "Greenery Day", tw: "綠之日", ko: "녹색의 날" },
  こどもの日: { zh: "儿童节", en: "Children’s Day", tw: "兒童節", ko: "어린이날" },
  海の日: { zh: "海之日", en: "Marine Day", tw: "海之日", ko: "바다의 날" },
  山の日: { zh: "山之日", en: "Mountain Day", tw: "山之日", ko: "산의 날" },
  敬老の日: { zh: "敬老日", en: "Respect for the Aged Day", tw: "敬老日", ko: "경로의 날" },
  秋分の日: { zh: "秋分", en: "Autumnal Equinox Day", tw: "秋分日", ko: "추분" },
  スポーツの日: { zh: "体育日", en: "Sports Day", tw: "體育日", ko: "스포츠의 날" },
  文化の日: { zh: "文化日", en: "Culture Day", tw: "文化日", ko: "문화의 날" },
  勤労感謝の日: { zh: "劳动感谢日", en: "Labor Thanksgiving Day", tw: "勤勞感謝日", ko: "근로감사의 날" },
  休日: { zh: "公众假日", en: "Public holiday", tw: "國定假日", ko: "공휴일" },
};
const inLieu: OtherNames = { zh: "补休", en: "Holiday in lieu", tw: "補假", ko: "대체 휴일" };

/** What the public holiday of a day, YYYY-MM-DD, is called; null on any other day. */
export function holidayName(day: string, language: WireLanguage): string | null {
  const name = holidays[day]?.name;
  if (name === undefined) return null;
  if (language === "ja") return name;
  return (name.endsWith("振替休日") ? inLieu : (others[name] ?? others["休日"]))?.[language] ?? name;
}
