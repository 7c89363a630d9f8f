interface Head {
  readonly title: string;
  readonly description: string;
  /** Absolute address of a picture; null without one. */
  readonly image: string | null;
  readonly url: string;
  /** The store's accent colour, `#rrggbb`. */
  readonly accent: string | null;
}

/** Description and Open Graph data, so that a link in a chat shows name and picture. */
export function headTags({ title, description, image, url, accent }: Head): string {
  const tags = [
    `<meta name="description" content="${escape(description)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:url" content="${escape(url)}">`,
    ...(image ? [`<meta property="og:image" content="${escape(image)}">`] : []),
    ...(accent && /^#[\da-f]{6}$/i.test(accent) ? [`<meta name="theme-color" content="${accent}">`] : []),
  ];
  return tags.join("");
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
