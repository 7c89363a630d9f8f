import { expect, it } from "vitest";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { localeTexts, type Placed, proseTexts, providerTexts } from "./testing/allTexts.ts";

const isLaw = ({ at }: Placed) =>
  /^legal\b|^provider\/(?:operator\.json|demo\/data\/(?:operator|disclosure|mall|cityStores|shops))\b/.test(
    at,
  );
/** What guests and demo's stores write: as people write. */
const isVoiced = ({ at }: Placed) =>
  /^provider\/demo\/data\/(?:.*\/reviews\/|menus\/|cities\/tokyo)/.test(at);
/** Read in a terminal by whoever runs the provider. */
const isForOperators = ({ at }: Placed) =>
  /^provider\/(?:places\/gazetteer|demo\/(?:removal|sandbox))/.test(at);
const ISE =
  "apolog|author|capital|categor|character|custom|emphas|final|initial|local|maxim|memor|minim|normal|optim|organ|penal|personal|priorit|real|recogn|sanit|serial|special|standard|summar|symbol|synchron|util|visual";
const BRITISH = new RegExp(
  String.raw`\b(?:\w*(?:favourit|behaviour|colour|flavour|honour|neighbour|labour|harbour|rumour)\w*|(?:cancel|dial|fuel|label|level|marvel|model|signal|total|travel)l(?:ed|ing|er|ers|able)|(?:un|re|dis|de)?(?:${ISE})is(?:e|ed|es|er|ers|ing|ation|ations|able)|analys(?:e|ed|es|ing)|(?:kilo|centi|milli)?metres?|(?:milli)?litres?|centred?|centres|theatres?|fibres?|licences?|licenced|defence|offence|grey(?:s|scale|ed)?|enquir\w*|catalogues?|programmes?|cheques?|storeys?|tyres?|ageing|judgement|savoury|yoghurt|aubergines?|prawns?|coriander|chilli|spring onions?|flight mode|fulfil|fulfils|fulfilment|practis(?:e|ed|ing)|towards|whilst|amongst|learnt|spelt)\b`,
  "i",
);
const LONG_FORM =
  /\b(?:(?:could|did|do|does|is|are|was|were|has|have|will|would|should) not|cannot|(?:we|you|it) will|(?:we|you) are [a-z])\b/i;
/** Placeholders that stand for a number or a sum, which begin and end with a digit or a Latin sign. */
const NUMBERS =
  "count|amount|price|number|minutes|missing|minimum|digits|total|balance|yen|distance|time|seconds";

it("English is written as in the United States, in the app, at the desk and in the demo's stores", () => {
  expect([...localeTexts("en"), ...providerTexts("en")].filter(({ text }) => BRITISH.test(text))).toEqual([]);
});

it("and so are the contract, whose notes make the page about the API, and what operators read", () => {
  const found = proseTexts().filter(({ text }) => BRITISH.test(text));
  expect(found).toEqual([]);
});

it("a date in English names its month first", () => {
  const month =
    "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
  const dayFirst = new RegExp(
    String.raw`\b\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}\b|\b\d{1,2}\.\d{1,2}\.\d{4}\b`,
  );
  const texts = [...localeTexts("en"), ...providerTexts("en"), ...proseTexts()];
  expect(texts.filter(({ text }) => dayFirst.test(text))).toEqual([]);
});

it("English speaks as people do, with contractions, outside what is law", () => {
  const found = [...localeTexts("en"), ...providerTexts("en")]
    .filter((placed) => !isLaw(placed) && !isVoiced(placed) && !isForOperators(placed))
    .filter(({ text }) => LONG_FORM.test(text));
  expect(found).toEqual([]);
});

it("English counts with a singular and a plural, whatever can be one", () => {
  const found = localeTexts("en").filter(
    ({ at, text }) =>
      !/_(?:one|other)$/.test(at) &&
      (/^\{\{count\}\} [a-z]+s\b/.test(text) ||
        /\{\{(?:seconds|minutes|hours|days|star)\}\} [a-z]+s\b/.test(text)),
  );
  expect(found).toEqual([]);
});

it("English has one apostrophe, except in text messages, where the other would take two", () => {
  const found = [...localeTexts("en"), ...providerTexts("en")].filter(
    (placed) =>
      /[A-Za-z]'[a-z]/.test(placed.text) &&
      !placed.at.startsWith("provider/sms.json") &&
      !isForOperators(placed),
  );
  expect(found).toEqual([]);
});

it("Korean has one kind of quotation marks", () => {
  expect([...localeTexts("kr"), ...providerTexts("kr")].filter(({ text }) => /['"“”]/.test(text))).toEqual(
    [],
  );
});

it.each(LOCALES)("a percentage has one width in %s", (locale) => {
  expect(
    [...localeTexts(locale), ...providerTexts(locale)].filter(({ text }) => text.includes("％")),
  ).toEqual([]);
});

/** Shops write their goods, their address and their license as they do; articles of law have one way of their own. */
const isOwnWriting = ({ at }: Placed) => /^provider\/demo\/data\b/.test(at);
const ARTICLE = /第\s?\d+\s?[条條](?:之 \d+)?/g;

it.each(["zh-cn", "zh-tw"] as const)(
  "numbers and Latin words stand apart from characters in %s",
  (locale) => {
    const number = String.raw`\{\{?(?:${NUMBERS})\}`;
    const close = new RegExp(
      String.raw`\p{Script=Han}(?:[A-Za-z\d¥]|${number})|(?:[A-Za-z\d%]|${number}\}?)\p{Script=Han}`,
      "u",
    );
    const found = [...localeTexts(locale), ...providerTexts(locale)].filter(
      (placed) => !isOwnWriting(placed) && close.test(placed.text.replace(ARTICLE, "")),
    );
    expect(found).toEqual([]);
  },
);

it.each(["zh-cn", "zh-tw"] as const)("what is taken off by percent is told as 折 in %s", (locale) => {
  const percent = /\{\{?percent\}|% ?(?:OFF|off)|[立扣优優]?[减減惠扣]\s?\d+ ?%/;
  expect([...localeTexts(locale), ...providerTexts(locale)].filter(({ text }) => percent.test(text))).toEqual(
    [],
  );
});
