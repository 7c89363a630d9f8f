import type { IconShape } from "#ui/pictures/Icon.tsx";

export const bellIcon: IconShape = "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4M12 5V3.5";

/** Someone who wants something: calling the staff. The bell is for notices alone. */
export const raisedHandIcon: IconShape =
  "M8 12V6.3a1.4 1.4 0 0 1 2.8 0V11M10.8 10.5V4.4a1.4 1.4 0 0 1 2.8 0v6.1M13.6 11V5.6a1.4 1.4 0 0 1 2.8 0v8.9M16.4 10.2a1.4 1.4 0 0 1 2.8 0v5a6 6 0 0 1-6 6h-1.4a6 6 0 0 1-5-2.7l-2.7-4.3a1.4 1.4 0 0 1 2.3-1.6L8 14.5V12";

export const messageIcon: IconShape =
  "M4 5.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v10.5a1 1 0 0 1-1 1h-8.5L6 20.5V17H5a1 1 0 0 1-1-1zM8.5 9h7M8.5 12.5h4.5";

export const sendIcon: IconShape = "M4.5 12 3.5 4.5 21 12 3.5 19.5zM4.5 12h7.5";

export const phoneIcon: IconShape =
  "M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.2 1.2 0 0 1-1.3 1.2C10.5 19.7 4.3 13.5 3.8 5.3A1.2 1.2 0 0 1 5 4z";

export const keyIcon: IconShape =
  "M3.5 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M11.2 12.3L20 3.5M16.5 7l3 3M13.8 9.7l2 2";

export const eyeIcon: IconShape =
  "M2.5 12C4.5 8 8 5.8 12 5.8S19.5 8 21.5 12c-2 4-5.5 6.2-9.5 6.2S4.5 16 2.5 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0";

export const eyeOffIcon: IconShape =
  "M4 4l16 16M9.9 6A10 10 0 0 1 12 5.8c4 0 7.5 2.2 9.5 6.2a13 13 0 0 1-3 3.8M14.2 14.3A3 3 0 0 1 9.8 9.9M6.2 7.8A13 13 0 0 0 2.5 12c2 4 5.5 6.2 9.5 6.2a10 10 0 0 0 4-.8";

export const briefcaseIcon: IconShape = "M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2";
