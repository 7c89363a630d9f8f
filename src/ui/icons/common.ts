import type { IconShape } from "#ui/pictures/Icon.tsx";

export const backIcon: IconShape = "M15 5l-7 7 7 7";

export const closeIcon: IconShape = "M6 6l12 12M18 6L6 18";

export const checkIcon: IconShape = "M5 12.5l4.5 4.5L19 7.5";

export const chevronIcon: IconShape = "M9 5l7 7-7 7";

export const plusIcon: IconShape = "M12 5v14M5 12h14";

export const minusIcon: IconShape = "M5 12h14";

export const searchIcon: IconShape = "M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M16 16l4.5 4.5";

export const infoIcon: IconShape = "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11v5.5M12 7.6v.1";

export const warningIcon: IconShape = "M12 4l9 15.5H3zM12 10v4.5M12 17v.1";

export const wifiOffIcon: IconShape =
  "M4 4l16 16M2.8 9.8a13 13 0 0 1 2.6-1.9M9.4 6.3a13 13 0 0 1 11.8 3.5M6 13.2a8.6 8.6 0 0 1 2.5-1.7M13.4 10.7a8.6 8.6 0 0 1 4.6 2.5M9.2 16.6a4.4 4.4 0 0 1 3.2-1.2M12 19.6v.1";

export const cartIcon: IconShape =
  "M3 4h2.2l2.3 11h10.2l2-8H6.3M8 19.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M15.5 19.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0";

export const trashIcon: IconShape =
  "M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l.8 13.5h9.4l.8-13.5M10.3 10.5v5.5M13.7 10.5v5.5";

export const personIcon: IconShape = "M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6";

export const globeIcon: IconShape =
  "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c-5 5.2-5 11.8 0 17c5-5.2 5-11.8 0-17";

export const qrIcon: IconShape =
  "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2.5M14 20h2.5M18.5 18.5H20V20h-1.5zM7 7v.1M17 7v.1M7 17v.1";

export const starIcon: IconShape =
  "M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L12 16.9l-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z";

export const pinIcon: IconShape =
  "M12 21s-7-6-7-11.3a7 7 0 0 1 14 0C19 15 12 21 12 21zM9.5 9.8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0";

export const listIcon: IconShape = "M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1";

export const menuIcon: IconShape =
  "M7 3.5v17M4 3.5V8a3 3 0 0 0 6 0V3.5M17 20.5v-8M17 12.5c-2 0-3-1.6-3-4.3 0-2.8 1.3-4.7 3-4.7z";

export const ordersIcon: IconShape = "M8.5 4.5H6V21h12V4.5h-2.5M9 3h6v3.5H9zM9.5 11h5M9.5 15h5";

export const handIcon: IconShape =
  "M8 12.5V6a1.5 1.5 0 0 1 3 0v5M11 11V4.5a1.5 1.5 0 0 1 3 0V11M14 11V6a1.5 1.5 0 0 1 3 0v8.5c0 3.5-2 6-5.5 6-2.6 0-4-1-5.2-3L4.2 14a1.4 1.4 0 0 1 2.3-1.6L8 14";
