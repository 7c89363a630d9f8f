import type { UploadFault } from "#contract/upload.ts";
import type { Localized } from "#provider/db/tables/columns.ts";

/** Why a picture was not taken, and what to do about it. */
export const faultWords: Record<UploadFault, Localized> = {
  too_large: {
    ja: "画像は1枚5MBまでです。小さくしてからお試しください。",
    zh: "每张图片不能超过 5 MB，请缩小后再试。",
    en: "Photos can be up to 5 MB. Make it smaller and try again.",
    tw: "每張圖片不得超過 5 MB，請縮小後再試。",
    ko: "사진은 한 장당 5MB까지 올릴 수 있습니다. 크기를 줄여 다시 시도해 주세요.",
  },
  too_many_pixels: {
    ja: "画像の画素数が多すぎます（2,400万画素まで）。小さくしてからお試しください。",
    zh: "图片的像素过多（最多 2400 万像素），请缩小后再试。",
    en: "Photos can be up to 24 megapixels. Make it smaller and try again.",
    tw: "圖片的像素過多（最多 2,400 萬像素），請縮小後再試。",
    ko: "사진의 화소 수가 너무 많습니다(최대 2,400만 화소). 크기를 줄여 다시 시도해 주세요.",
  },
  heic: {
    ja: "HEIC形式の画像はお使いいただけません。JPEGに変換してからお選びください。",
    zh: "不支持 HEIC 格式的图片，请转换为 JPEG 后再选择。",
    en: "HEIC isn’t supported. Please convert it to JPEG and choose it again.",
    tw: "不支援 HEIC 格式的圖片，請轉換為 JPEG 後再選擇。",
    ko: "HEIC 형식의 사진은 사용할 수 없습니다. JPEG로 변환한 뒤 다시 선택해 주세요.",
  },
  not_a_picture: {
    ja: "JPEG、PNG、WebPの画像をお選びください。",
    zh: "请选择 JPEG、PNG 或 WebP 格式的图片。",
    en: "Please choose a JPEG, PNG or WebP photo.",
    tw: "請選擇 JPEG、PNG 或 WebP 格式的圖片。",
    ko: "JPEG, PNG, WebP 형식의 사진을 선택해 주세요.",
  },
  broken: {
    ja: "画像が壊れているため読み込めませんでした。別の画像をお選びください。",
    zh: "图片已损坏，无法读取，请选择其他图片。",
    en: "This photo is damaged and can’t be read. Please choose another one.",
    tw: "圖片已損毀，無法讀取，請選擇其他圖片。",
    ko: "사진이 손상되어 읽을 수 없습니다. 다른 사진을 선택해 주세요.",
  },
  missing: {
    ja: "画像が届きませんでした。もう一度お選びください。",
    zh: "没有收到图片，请重新选择。",
    en: "The photo didn’t arrive. Please choose it again.",
    tw: "沒有收到圖片，請重新選擇。",
    ko: "사진이 전송되지 않았습니다. 다시 선택해 주세요.",
  },
};
