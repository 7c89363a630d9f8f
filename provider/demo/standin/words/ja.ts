import type { StandInWords } from "#provider/demo/standin/standInWords.ts";

export const japanese: StandInWords = {
  label: "テスト環境",
  notice: "{platform}の代わりをするページです。登場する人物は架空です。",
  heading: "{platform}でログイン",
  choose: "どなたとしてログインしますか？",
  someoneNew: "はじめての人として続ける",
  cancel: "キャンセルして戻る",
  outcomes: "ほかの結果を試す",
  outcomesHint: "お店側の動作を確かめるためのリンクです。",
  faults: {
    expired: "期限切れの認証情報で戻る",
    audience: "別のアプリ宛ての認証情報で戻る",
    down: "{platform}から応答がないまま戻る",
  },
  refused: "このページには進めません",
  refusedHint: "戻り先のアドレスが正しくありません。お店のページからやり直してください。",
};
