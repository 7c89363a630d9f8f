import type liff from "@line/liff";
import { type ChatCard, type ChatDetail, type EntryPoints, permanentLink } from "#domain/share/shareCard.ts";

type LiffMessage = Parameters<typeof liff.sendMessages>[0][number];
export type FlexMessage = Extract<LiffMessage, { type: "flex" }>;
type Bubble = Extract<FlexMessage["contents"], { type: "bubble" }>;
type Part = NonNullable<Bubble["body"]>["contents"][number];

/** LINE's limits ("Flex message", "URI action" in its reference of the Messaging API). */
const ALT_TEXT = 400;
const LABEL = 20;
const ADDRESS = 1000;
const BUTTONS = 3;
/** What a chat shows of a text before it is too much to read there. */
const TEXT = 200;
/** Of the card's own picture, as its file is. */
const PICTURE_RATIO = "40:21";

/** LINE shows light cards in every look of its chats: these are read on white. */
const INK = "#1f1a17";
const SOFT = "#6b625c";
const ACCENT = "#b3402a";

const isSecure = (origin: string) => origin.startsWith("https://");

function detailRow({ label, text }: ChatDetail): Part {
  const words = { type: "text", text: cutWords(text, TEXT), size: "sm", wrap: true } as const;
  if (label === null) return { ...words, color: SOFT };
  return {
    type: "box",
    layout: "baseline",
    spacing: "md",
    contents: [
      { type: "text", text: cutWords(label, TEXT), size: "sm", color: SOFT, flex: 3, wrap: true },
      { ...words, color: INK, flex: 5, align: "end" },
    ],
  };
}

/**
 * The card as LINE's share messages are laid out: title, details, at most three buttons, and a foot with icon and name
 * (policy for LINE MINI Apps, "Custom action button"). Its links are permanent ones. A picture has to be had by https: a
 * card of an operator without it has none.
 */
export function flexMessage(card: ChatCard, entryPoints: EntryPoints): FlexMessage {
  const link = (address: string) => permanentLink(address, entryPoints);
  const buttons = card.buttons
    .map(
      ({ label, address }) => ({ type: "uri", label: cutWords(label, LABEL), uri: link(address) }) as const,
    )
    .filter(({ uri }) => uri.length <= ADDRESS)
    .slice(0, BUTTONS);
  const [main] = buttons;
  const details = card.details.filter(({ text }) => text !== "");
  const icon = isSecure(entryPoints.origin)
    ? [
        {
          type: "image",
          url: `${entryPoints.origin}/icons/icon-192.png`,
          size: "20px",
          aspectRatio: "1:1",
          flex: 0,
        } as const,
      ]
    : [];
  return {
    type: "flex",
    altText: cutWords(card.summary, ALT_TEXT),
    contents: {
      type: "bubble",
      ...(card.picture !== null && isSecure(entryPoints.origin)
        ? {
            hero: {
              type: "image",
              url: entryPoints.origin + card.picture,
              size: "full",
              aspectRatio: PICTURE_RATIO,
              aspectMode: "cover",
              ...(main ? { action: main } : {}),
            } as const,
          }
        : {}),
      body: {
        type: "box",
        layout: "vertical",
        spacing: "md",
        contents: [
          {
            type: "text",
            text: cutWords(card.title, TEXT),
            weight: "bold",
            size: "lg",
            color: INK,
            wrap: true,
            maxLines: 3,
          },
          ...(details.length > 0
            ? [
                {
                  type: "box",
                  layout: "vertical",
                  spacing: "sm",
                  contents: details.map(detailRow),
                } as const,
              ]
            : []),
        ],
      },
      footer: {
        type: "box",
        layout: "vertical",
        spacing: "sm",
        contents: [
          ...buttons.map((action, at) =>
            at === 0
              ? ({ type: "button", style: "primary", height: "sm", color: ACCENT, action } as const)
              : ({ type: "button", style: "link", height: "sm", color: ACCENT, action } as const),
          ),
          { type: "separator", margin: "md" },
          {
            type: "box",
            layout: "horizontal",
            spacing: "sm",
            margin: "md",
            contents: [
              ...icon,
              {
                type: "text",
                text: cutWords(card.footer, LABEL),
                size: "xs",
                color: SOFT,
                gravity: "center",
              },
            ],
          },
        ],
      },
    },
  };
}

/** The words in at most `most` UTF-16 units, as LINE counts them, cut between signs that one sees as whole. */
export function cutWords(words: string, most: number): string {
  if (words.length <= most) return words;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(words)) {
    if (kept.length + segment.length > most - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
