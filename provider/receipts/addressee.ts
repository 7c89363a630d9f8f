const HONORIFIC = /(様|さま|御中|殿|先生)$/;

/** Whom a receipt is made out to, with the form of address that Japanese asks for, unless the customer wrote one. */
export function addressee(title: string): string {
  return HONORIFIC.test(title) ? title : `${title} 様`;
}
