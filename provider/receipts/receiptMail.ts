import type { MailDraft } from "#provider/mail/queueMail.ts";
import type { FrozenReceipt } from "./frozenReceipt.ts";
import { receiptFacts } from "./receiptFacts.ts";
import { receiptMailHtml } from "./receiptMailHtml.ts";
import { receiptText } from "./receiptText.ts";
import { receiptWords } from "./receiptWords.ts";

/** The mail that brings a receipt, in the language of who asked for it; `address`: its page to print. */
export function receiptMail(receipt: FrozenReceipt, address: string): Omit<MailDraft, "recipient"> {
  const { language, receipt_no } = receipt;
  const words = receiptWords(language);
  const facts = receiptFacts(receipt, language);
  const store = receipt.store_name[language];
  const greeting = words.greeting.replace("{store}", () => store);
  return {
    subject: words.subject.replace("{store}", () => store).replace("{number}", receipt_no),
    text: [
      greeting,
      "",
      receiptText(facts),
      "",
      `${words.open}:\n${address}`,
      words.openNote,
      "",
      words.automatic,
    ].join("\n"),
    html: receiptMailHtml(facts, { words, greeting, address, language }),
  };
}
