import { shownPostalCode } from "#domain/values/typedText.ts";

interface Written {
  readonly postal_code: string;
  readonly prefecture: string;
  readonly city: string;
  readonly address: string;
  readonly detail: string;
}

/** An address as it stands on a letter, line by line; Japan writes from the large to the small. */
export function addressLines({ postal_code, prefecture, city, address, detail }: Written): string[] {
  return [`〒${shownPostalCode(postal_code)}`, `${prefecture}${city}${address}`, detail].filter(Boolean);
}
