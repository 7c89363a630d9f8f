import type { IconShape } from "#ui/pictures/Icon.tsx";

export const homeIcon: IconShape = "M4 11l8-7 8 7v8.5a.5.5 0 0 1-.5.5H15v-6H9v6H4.5a.5.5 0 0 1-.5-.5z";

export const bagIcon: IconShape = "M5.5 8h13l1 12.5h-15zM9 10.5V7a3 3 0 0 1 6 0v3.5";

export const receiptIcon: IconShape = "M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9 8.5h6M9 12.5h6";

export const refreshIcon: IconShape = "M19.5 8.5A8 8 0 1 0 20 13M20 4v4.5h-4.5";

export const heartIcon: IconShape =
  "M12 20s-7.5-4.6-7.5-10.2A4.2 4.2 0 0 1 12 7.2a4.2 4.2 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z";

export const filterIcon: IconShape =
  "M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0";

export const mapIcon: IconShape =
  "M3.5 6.5l5.5-2.5 6 2.5 5.5-2.5v13.5l-5.5 2.5-6-2.5-5.5 2.5zM9 4v13.5M15 6.5V20";

export const locateIcon: IconShape =
  "M12 2v4M12 18v4M2 12h4M18 12h4M12 6a6 6 0 1 0 0 12a6 6 0 0 0 0-12zM12 11.5a.5.5 0 1 0 0 1a.5.5 0 0 0 0-1z";

export const clockIcon: IconShape = "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5.3l3.5 2";

export const truckIcon: IconShape =
  "M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5M5 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.5 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0";

export const tagIcon: IconShape = "M3.5 12.5V4h8.5l8.5 8.5-8.5 8.5zM8 8.3v.1";

export const shareIcon: IconShape = "M12 15V3.5M8 7l4-3.5L16 7M7 11H5.5v9.5h13V11H17";

export const pencilIcon: IconShape = "M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5";
