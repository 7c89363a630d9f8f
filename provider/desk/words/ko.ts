import type { DeskWords } from "./ja.ts";

/** The desk's words in Korean. */
export const ko: DeskWords = {
  title: "카운터",
  leave: "로그아웃",
  account: "계정",
  orders: "주문",
  goods: "상품",
  reviews: "리뷰",
  refusedAction: "처리할 수 없습니다. 최신 상태를 확인해 주세요.",
  stores: "매장 변경",
  coupons: "쿠폰",
  homePage: "홈 화면",
  chooseStore: "매장 선택",
  language: "표시 언어",
  choose: "변경",
  offline: "연결되지 않아 보내지 못했습니다. 다시 시도해 주세요.",
  reload: "최신 상태 보기",
  missing: "페이지를 찾을 수 없습니다.",
  forbidden: "이 페이지를 열 권한이 없습니다. 점주에게 문의해 주세요.",
  texts: "문자 메시지",
  mails: "메일",
  uses: "매장 사용",
  gifts: "상품권",
  settings: "접수 설정",
  shipping: "배송 설정",
};
