import { html } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import type { MailDraft } from "#provider/mail/queueMail.ts";

interface Asked {
  readonly name: string;
  readonly content: string;
  readonly language: WireLanguage;
}

interface Words {
  readonly subject: string;
  readonly dear: (name: string) => string;
  readonly thanks: string;
  readonly asked: string;
}

const words: Readonly<Record<WireLanguage, Words>> = {
  ja: {
    subject: "お問い合わせへの回答",
    dear: (name) => `${name} 様`,
    thanks: "お問い合わせいただき、ありがとうございます。以下のとおり回答いたします。",
    asked: "お問い合わせの内容",
  },
  en: {
    subject: "Our answer to your message",
    dear: (name) => `Dear ${name},`,
    thanks: "Thank you for writing to us. This is our answer.",
    asked: "What you wrote",
  },
  zh: {
    subject: "关于您的反馈",
    dear: (name) => `${name}，您好：`,
    thanks: "感谢您的反馈，现回复如下。",
    asked: "您的反馈内容",
  },
  tw: {
    subject: "關於您的回饋",
    dear: (name) => `${name} 您好：`,
    thanks: "感謝您的來信，回覆如下。",
    asked: "您的來信內容",
  },
  ko: {
    subject: "문의하신 내용에 대한 답변",
    dear: (name) => `${name} 님께`,
    thanks: "문의해 주셔서 감사합니다. 아래와 같이 답변드립니다.",
    asked: "문의하신 내용",
  },
};
const TAGS: Readonly<Record<WireLanguage, string>> = {
  ja: "ja",
  en: "en",
  zh: "zh-Hans",
  tw: "zh-Hant",
  ko: "ko",
};

/** The mail that answers what somebody wrote, in their language; what both wrote is escaped. */
export function feedbackMail(
  { name, content, language }: Asked,
  answer: string,
): Omit<MailDraft, "recipient"> {
  const { subject, dear, thanks, asked } = words[language];
  const text = [dear(name), "", thanks, "", answer, "", `— ${asked} —`, content].join("\n");
  const body = html`<!doctype html>
<html lang="${TAGS[language]}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font-family:sans-serif;line-height:1.6;color:#231a14">
<p>${dear(name)}</p>
<p>${thanks}</p>
<p style="white-space:pre-line">${answer}</p>
<hr style="border:0;border-top:1px solid #e5dfd6">
<p style="color:#5f564d;font-size:13px">${asked}</p>
<p style="color:#5f564d;font-size:13px;white-space:pre-line">${content}</p>
</body></html>`;
  return { subject, text, html: String(body) };
}
