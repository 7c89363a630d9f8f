import type { LineNotice } from "#provider/gateways/lineMessages.ts";
import { lineWords } from "./lineWords.ts";

/** What one gets from the official account: the store, what happened, and the way to the order ("Flex Message"). */
export function noticeMessage({ content, language, link, store_name }: LineNotice) {
  const { lookAtOrder } = lineWords[language];
  const texts = [
    { type: "text", text: store_name, weight: "bold", size: "sm", color: "#555555", wrap: true },
    { type: "text", text: content, size: "md", wrap: true, margin: "md" },
  ];
  const door = link !== null && {
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
      ...door,
    },
  };
}
