/** The id of the message that carries a gift's code, by what is kept of the code: another code, another message. */
export function giftMessageId(activation_hash: string): string {
  return `gift-${activation_hash}`;
}
