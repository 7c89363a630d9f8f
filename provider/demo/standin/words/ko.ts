import type { StandInWords } from "#provider/demo/standin/standInWords.ts";

export const korean: StandInWords = {
  label: "테스트 환경",
  notice: "{platform} 대신 표시되는 페이지입니다. 등장하는 인물은 모두 가상입니다.",
  heading: "{platform} 로그인",
  choose: "어떤 분으로 로그인하시겠습니까?",
  someoneNew: "처음 오신 분으로 계속하기",
  cancel: "취소하고 돌아가기",
  outcomes: "다른 결과 시험하기",
  outcomesHint: "매장의 처리를 확인하기 위한 링크입니다.",
  faults: {
    expired: "만료된 인증 정보로 돌아가기",
    audience: "다른 앱의 인증 정보로 돌아가기",
    down: "{platform} 응답이 없는 상태로 돌아가기",
  },
  refused: "더 진행할 수 없습니다",
  refusedHint: "돌아갈 주소가 올바르지 않습니다. 매장 페이지에서 다시 시작해 주세요.",
};
