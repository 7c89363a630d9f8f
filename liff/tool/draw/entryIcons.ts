import type { Entry } from "#liff/richMenus/menuWords.ts";

interface IconColours {
  readonly line: string;
  readonly fill: string;
  readonly warm: string;
}

/** Drawn on 120 × 120 units with a line of 6, round at its ends: simple enough to be told apart at 40 points. */
export function entryIcon(entry: Entry, { line, fill, warm }: IconColours): string {
  const stroke = `stroke="${line}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`;
  const drawings: Readonly<Record<Entry, string>> = {
    // A bowl of noodles with chopsticks, and its steam.
    order: [
      `<path d="M34 10c-5 7 5 11 0 18M52 8c-5 7 5 11 0 18" fill="none" ${stroke}/>`,
      `<path d="M66 46l32-40M80 48l30-34" fill="none" ${stroke}/>`,
      `<path d="M22 50c8-16 24-12 30-8 8-8 26-6 30 8z" fill="${warm}" ${stroke}/>`,
      `<path d="M8 50h104c0 26-14 42-30 48v10H38V98C22 92 8 76 8 50z" fill="${fill}" ${stroke}/>`,
      `<path d="M26 66c4 10 10 15 18 19" fill="none" ${stroke}/>`,
    ].join(""),
    // A receipt with its torn edge.
    myOrders: [
      `<path d="M26 10h68v100l-11-9-11 9-12-9-12 9-11-9-11 9z" fill="${fill}" ${stroke}/>`,
      `<path d="M43 34h34M43 53h34" fill="none" ${stroke}/>`,
      `<path d="M44 75l10 10 20-20" fill="none" ${stroke}/>`,
    ].join(""),
    // A ticket with its two notches.
    myCoupons: [
      `<path d="M8 32h104v18a11 11 0 0 0 0 22v18H8V72a11 11 0 0 0 0-22z" fill="${fill}" ${stroke}/>`,
      `<path d="M42 40v6M42 58v6M42 76v6" fill="none" ${stroke}/>`,
      `<path d="M60 78l28-34" fill="none" ${stroke}/>`,
      `<circle cx="62" cy="49" r="6.5" fill="${warm}" ${stroke}/><circle cx="86" cy="73" r="6.5" fill="${warm}" ${stroke}/>`,
    ].join(""),
    // A card with a coin that goes onto it.
    refillCard: [
      `<rect x="6" y="26" width="92" height="66" rx="10" fill="${fill}" ${stroke}/>`,
      `<path d="M6 46h92" fill="none" ${stroke}/><path d="M20 74h22" fill="none" ${stroke}/>`,
      `<circle cx="88" cy="84" r="25" fill="${warm}" ${stroke}/>`,
      `<path d="M79 72l9 12 9-12M88 84v14M80 87h16" fill="none" ${stroke}/>`,
    ].join(""),
    // A parcel, tied.
    mall: [
      `<path d="M60 10l50 24v52l-50 24-50-24V34z" fill="${fill}"/>`,
      `<path d="M41 19l50 24v22l-16 8V51L25 27z" fill="${warm}"/>`,
      `<path d="M60 10l50 24v52l-50 24-50-24V34zM10 34l50 24 50-24M60 58v52" fill="none" ${stroke}/>`,
    ].join(""),
  };
  return drawings[entry];
}
