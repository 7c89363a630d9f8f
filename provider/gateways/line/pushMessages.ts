import { isRecord } from "#domain/values/untrusted.ts";
import { textsIn } from "#provider/server/texts.ts";
import { askLine, type ChannelToken, type LineAsking } from "./askLine.ts";
import { type LineMessagesGateway, type LineNotice, LineRefused } from "./lineMessages.ts";

/** LINE took it before: the answer to that was lost. */
const TAKEN_BEFORE = 409;

/**
 * Messages from the official account ("Messaging API reference", push message). LINE answers 200 for whom it shows
 * nothing, too: they blocked the account, or never befriended it.
 */
export function pushMessages(
  token: ChannelToken,
  asking: LineAsking,
): NonNullable<LineMessagesGateway["push"]> {
  return async (notice) => {
    const { status, body } = await askLine(
      {
        path: "/v2/bot/message/push",
        headers: {
          authorization: `Bearer ${await token.read()}`,
          "content-type": "application/json",
          // LINE's own guard against doubles, for 24 hours ("Retrying an API request").
          "x-line-retry-key": notice.id,
        },
        body: JSON.stringify({ to: notice.to, messages: [noticeMessage(notice)] }),
      },
      asking,
    );
    if ((status >= 200 && status < 300) || status === TAKEN_BEFORE) return;
    if (status === 401) token.forget();
    const reason = `${status} ${faultOf(body)}`.trim();
    if (isFinal(status)) throw new LineRefused(reason);
    throw new Error(`LINE answered ${reason}`);
  };
}

/** 401 is the operator's to mend, 408 passes; any other refusal is of this message or of whom it is for. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408].includes(status);
}

/** The property that LINE names; its words may repeat what was sent, and are not kept. */
function faultOf(body: unknown): string {
  const details = isRecord(body) ? body["details"] : null;
  const [first] = Array.isArray(details) ? details : [];
  return isRecord(first) && typeof first["property"] === "string" ? first["property"].slice(0, 100) : "";
}

/** What one gets from the official account: the store, what happened, and the way to the order ("Flex Message"). */
function noticeMessage({ content, language, link, store_name }: LineNotice) {
  /** LINE takes 40 characters. */
  const lookAtOrder = textsIn(language, "provider/notices")("look_at_order");
  const texts = [
    { type: "text", text: store_name, weight: "bold", size: "sm", color: "#555555", wrap: true },
    { type: "text", text: content, size: "md", wrap: true, margin: "md" },
  ];
  const linkButton = link !== null && {
    footer: {
      type: "box",
      layout: "vertical",
      contents: [
        { type: "button", style: "primary", action: { type: "uri", label: lookAtOrder, uri: link } },
      ],
    },
  };
  return {
    type: "flex",
    // What the list of chats and the telephone's notice show; LINE takes 1,500 characters, and no half of one.
    altText: [...`${store_name}: ${content}`].slice(0, 400).join(""),
    contents: {
      type: "bubble",
      body: { type: "box", layout: "vertical", contents: texts },
      ...linkButton,
    },
  };
}
