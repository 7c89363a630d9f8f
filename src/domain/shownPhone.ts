/** A phone number as people of its country read it: 090-1234-5678; from abroad with its country's code as it is. */
export function shownPhone(phone: string): string {
  const local = phone.replace(/^\+81(\d{10})$/, "0$1");
  return local.replace(/^(\d{3})(\d{4})(\d{4})$/, "$1-$2-$3");
}
