import type { IconShape } from "#ui/pictures/Icon.tsx";

export const cardIcon: IconShape =
  "M3.5 6.5a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1zM3.5 9.8h17M7 15h3.5";

/** A coin. */
export const cashIcon: IconShape =
  "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M8.5 7.5L12 12l3.5-4.5M12 12v5M9 12.2h6M9 14.6h6";

/** A coin over an open hand. */
export const cashAtDoorIcon: IconShape =
  "M8.5 6.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12.5 5v3M3 13.5h2.5v7H3M5.5 14.5c2-1.4 4-1.4 5.5 0l1.2 1h3c1.5 0 1.5 2.3 0 2.3h-3.6M15.9 16.8l3.6-2c1.3-.6 2.1.9 1 1.8l-5.6 3.6c-.9.5-1.9.6-2.9.3l-6.5-1.6";

/** A prepaid card. */
export const walletIcon: IconShape =
  "M3.5 6.5a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1zM9.2 8.3l2.8 3.2l2.8-3.2M12 11.5v4.2M9.6 11.8h4.8M9.6 13.8h4.8";

export const payPayIcon: IconShape = "M7.5 19.5L10.8 5h3.4a3.9 3.9 0 0 1 0 7.8H9";

/** Two who talk. */
export const weChatPayIcon: IconShape =
  "M9.5 4.5C6 4.5 3.2 6.8 3.2 9.6c0 1.6.9 3 2.3 4l-.6 2.2l2.5-1.3c.7.2 1.4.2 2.1.2M20.8 14.4c0-2.3-2.3-4.1-5.1-4.1s-5.1 1.8-5.1 4.1s2.3 4.1 5.1 4.1c.6 0 1.1-.1 1.6-.2l2.2 1.2l-.5-2c1.1-.8 1.8-1.9 1.8-3.1M7.6 8.6v.1M11.6 8.6v.1M14 13.6v.1M17.4 13.6v.1";

/** The sign that its name ends with: 支. */
export const alipayIcon: IconShape =
  "M5 7.5h14M12 4v7.5M6.5 11.5h10.8c-1.5 4.2-5 7-10.8 8.5M8.2 13.4c2 3.4 5.6 5.6 10.3 6.6";

export const merpayIcon: IconShape = "M5 18V7l7 7l7-7v11";

/** A coin in two halves. */
export const splitIcon: IconShape = "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 3.5v17";
