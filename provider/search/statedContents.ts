import type { Allergen } from "#contract/allergens.ts";

const SALMON = /[鮭鲑](?![鱼魚]?[卵籽])|サーモン|三文[鱼魚](?![卵籽])|연어(?! ?알)|\bsalmon\b(?! roe)/giu;
const MACKEREL = /鯖|鲭|고등어|(?<!atka )\bmackerel\b/giu;

/** Letters of a menu's languages that state what a dish is made of; what is only called so is left out. */
const stating: Readonly<Partial<Record<Allergen, RegExp>>> = {
  pork: /(?<![河海])豚骨?|(?<!鶏|鳥|鴨|鸡|雞|닭|chicken )(?:チャーシュー|叉[焼烧燒]|차슈|ch[aā]sh[uū]|char siu)|とんこつ|トンコツ|とんかつ|トンカツ|ポーク|(?<!ビーフ|ターキー|beef |turkey )(?:ベーコン|培根|베이컨|bacon\b)|猪肉|豬肉|五花肉|돼지|돈코츠|돈카츠|삼겹살|\b(?:pork|(?<!for )tonkotsu|tonkatsu)\b/giu,
  beef: /(?<![蜗蝸水])牛(?![乳奶油蒡轧軋角酪蛙])|ビーフ|쇠고기|소고기|\bbeef\b/giu,
  chicken: /(?<![火田])(?:鶏(?!卵)|[鸡雞](?![蛋精尾]))|チキン|焼き?鳥|닭(?!알)|치킨|\bchicken\b/giu,
  shrimp: /海老(?!名)|えび(?!す)|エビ(?!ス)|[虾蝦](?!夷)|새우|\b(?:shrimp|prawn)s?\b/giu,
  crab: /蟹(?!風味)|(?<![ァ-ヶー])カニ(?!カマ|かま|風味)|꽃게|게살|\bcrab\b(?! sticks?)/giu,
  egg: /(?<![鱼魚飛])卵(?!豆腐)|[味温煮]玉|玉子|たまご|(?<!鱼|魚)蛋(?![糕白挞撻])|달걀|계란|\beggs?\b(?! rolls?)/giu,
  milk: /チーズ|生クリーム|牛乳|牛奶|芝士|起司|奶酪|치즈|우유|\bcheese\b|(?<!coconut |soy |oat |almond )\bmilk\b/giu,
  salmon: SALMON,
  mackerel: MACKEREL,
  squid: /烏賊|鱿鱼|魷魚|오징어|\bsquid\b/giu,
  soybean:
    /大豆|枝豆|毛豆|納豆|纳豆|(?<!卵|玉子|たまご|胡麻|ごま|杏仁)豆腐|豆乳|豆浆|豆漿|(?<!안닌|아몬드 ?)두부|두유|낫토|(?<!almond |annin |egg )\btofu\b|\b(?:soybeans?|soy ?milk|natto|edamame)\b/giu,
  fish: new RegExp(
    `鮪|まぐろ|マグロ|金枪鱼|참치|\\btuna\\b|${SALMON.source}|${MACKEREL.source}|鰻|うなぎ|鳗鱼|장어|\\beel\\b`,
    "giu",
  ),
};

/** Before what is not in it, and behind it. */
const NOT_BEFORE =
  /(?:\b(?:no|without|non|free (?:of|from))[ -]|ノン|不含|不加|不放|不用|不使用|未使用|[无無])$/iu;
const NOT_BEHIND =
  /^[肉類类]*(?:は|を|も|が)?(?:一切)?(?:不使用|使用せず|使用していま|使っていま|使わ|入ってい(?:ない|ませ)|含ま|なし|無し|ぬき|抜き|フリー)|^[ -]free\b|^(?:고기)?(?:을|를|이|가)? ?(?:없|제외|빼|무첨가|쓰지|사용하지|넣지)/iu;
/** In the description of something else, to which it goes well. */
const OF_ANOTHER = /^ ?(?:らーめん|ラーメン|拉[面麺麵]|라멘|ramen)/iu;

function states(plain: string, letters: RegExp, isDescription: boolean): boolean {
  return [...plain.matchAll(letters)].some(({ 0: found, index }) => {
    const behind = plain.slice(index + found.length);
    const isNot = NOT_BEFORE.test(plain.slice(0, index)) || NOT_BEHIND.test(behind);
    return !isNot && !(isDescription && OF_ANOTHER.test(behind));
  });
}

const plainly = (text: string) => text.normalize("NFKC");

/** Texts of a dish, in all languages. */
interface DishTexts {
  readonly names: readonly string[];
  readonly descriptions?: readonly string[];
}

/**
 * What the words of a dish state to be in it, of what guests look for: チャーシュー is pork, マグロ fish. For finding it
 * alone; what is in a dish as a fact is what its store states as allergens.
 */
export function statedContents({ names, descriptions = [] }: DishTexts): Allergen[] {
  const plainNames = names.map(plainly);
  const plainDescriptions = descriptions.map(plainly);
  return Object.entries(stating).flatMap(([allergen, letters]) => {
    const isStated =
      plainNames.some((text) => states(text, letters, false)) ||
      plainDescriptions.some((text) => states(text, letters, true));
    return isStated ? [allergen as Allergen] : [];
  });
}
