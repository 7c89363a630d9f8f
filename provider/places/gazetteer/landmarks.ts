/** Where it is (to about 200 m), the municipality's code, the kind, and its names. */
export interface Landmark {
  readonly latitude: number;
  readonly longitude: number;
  /** Of JIS X 0402. */
  readonly code: string;
  readonly isStation: boolean;
  /** Without "station": ja, en, zh, tw, ko. */
  readonly names: readonly [ja: string, en: string, zh: string, tw: string, ko: string];
}

const rows = `
35.6812 139.7671 13101 s 東京 Tokyo 东京 東京 도쿄
35.6896 139.7006 13104 s 新宿 Shinjuku 新宿 新宿 신주쿠
35.6580 139.7016 13113 s 渋谷 Shibuya 涩谷 澀谷 시부야
35.7295 139.7109 13116 s 池袋 Ikebukuro 池袋 池袋 이케부쿠로
35.7138 139.7773 13106 s 上野 Ueno 上野 上野 우에노
35.6984 139.7731 13101 s 秋葉原 Akihabara 秋叶原 秋葉原 아키하바라
35.6285 139.7388 13103 s 品川 Shinagawa 品川 品川 시나가와
35.6664 139.7583 13103 s 新橋 Shimbashi 新桥 新橋 신바시
35.6750 139.7630 13101 s 有楽町 Yurakucho 有乐町 有樂町 유라쿠초
35.6719 139.7640 13102 d 銀座 Ginza 银座 銀座 긴자
35.6467 139.7101 13113 s 恵比寿 Ebisu 惠比寿 惠比壽 에비스
35.6702 139.7027 13113 s 原宿 Harajuku 原宿 原宿 하라주쿠
35.6652 139.7124 13103 d 表参道 Omotesando 表参道 表參道 오모테산도
35.6628 139.7314 13103 s 六本木 Roppongi 六本木 六本木 롯폰기
35.6340 139.7157 13109 s 目黒 Meguro 目黑 目黑 메구로
35.6263 139.7236 13109 s 五反田 Gotanda 五反田 五反田 고탄다
35.6197 139.7283 13109 s 大崎 Osaki 大崎 大崎 오사키
35.6556 139.7570 13103 s 浜松町 Hamamatsucho 滨松町 濱松町 하마마쓰초
35.6457 139.7476 13103 s 田町 Tamachi 田町 田町 다마치
35.6910 139.7709 13101 s 神田 Kanda 神田 神田 간다
35.7021 139.7535 13101 s 水道橋 Suidobashi 水道桥 水道橋 스이도바시
35.6997 139.7650 13101 s 御茶ノ水 Ochanomizu 御茶之水 御茶之水 오차노미즈
35.7020 139.7450 13101 s 飯田橋 Iidabashi 饭田桥 飯田橋 이다바시
35.6910 139.7356 13104 s 四ツ谷 Yotsuya 四谷 四谷 요쓰야
35.7126 139.7038 13104 s 高田馬場 Takadanobaba 高田马场 高田馬場 다카다노바바
35.7012 139.7001 13104 s 新大久保 Shin-Okubo 新大久保 新大久保 신오쿠보
35.7058 139.6657 13114 s 中野 Nakano 中野 中野 나카노
35.7054 139.6496 13115 s 高円寺 Koenji 高圆寺 高圓寺 고엔지
35.7031 139.5797 13203 s 吉祥寺 Kichijoji 吉祥寺 吉祥寺 기치조지
35.6980 139.4138 13202 s 立川 Tachikawa 立川 立川 다치카와
35.6614 139.6672 13112 s 下北沢 Shimokitazawa 下北泽 下北澤 시모키타자와
35.7107 139.7985 13106 s 浅草 Asakusa 浅草 淺草 아사쿠사
35.7100 139.8107 13107 d 東京スカイツリー Tokyo_Skytree 东京晴空塔 東京晴空塔 도쿄스카이트리
35.6962 139.7938 13107 s 両国 Ryogoku 两国 兩國 료고쿠
35.6969 139.8149 13107 s 錦糸町 Kinshicho 锦糸町 錦糸町 긴시초
35.7329 139.7707 13106 s 日暮里 Nippori 日暮里 日暮里 닛포리
35.7496 139.8050 13121 s 北千住 Kita-Senju 北千住 北千住 기타센주
35.6655 139.7707 13102 d 築地 Tsukiji 筑地 築地 쓰키지
35.6545 139.7967 13108 s 豊洲 Toyosu 丰洲 豐洲 도요스
35.6300 139.7802 13103 d お台場 Odaiba 台场 台場 오다이바
35.6586 139.7454 13103 d 東京タワー Tokyo_Tower 东京塔 東京鐵塔 도쿄타워
35.6822 139.7742 13102 s 日本橋 Nihombashi 日本桥 日本橋 니혼바시
35.5622 139.7160 13111 s 蒲田 Kamata 蒲田 蒲田 가마타
34.7025 135.4959 27127 s 大阪 Osaka 大阪 大阪 오사카
34.7049 135.4984 27127 s 梅田 Umeda 梅田 梅田 우메다
34.7335 135.5003 27123 s 新大阪 Shin-Osaka 新大阪 新大阪 신오사카
34.6660 135.5010 27128 s 難波 Namba 难波 難波 난바
34.6687 135.5013 27128 d 道頓堀 Dotombori 道顿堀 道頓堀 도톤보리
34.6751 135.5006 27128 s 心斎橋 Shinsaibashi 心斋桥 心齋橋 신사이바시
34.6832 135.5001 27128 s 本町 Hommachi 本町 本町 혼마치
34.6921 135.5022 27127 s 淀屋橋 Yodoyabashi 淀屋桥 淀屋橋 요도야바시
34.6472 135.5138 27109 s 天王寺 Tennoji 天王寺 天王寺 덴노지
34.6462 135.5134 27119 d 阿倍野 Abeno 阿倍野 阿倍野 아베노
34.6525 135.5063 27111 d 新世界 Shinsekai 新世界 新世界 신세카이
34.6966 135.5339 27118 s 京橋 Kyobashi 京桥 京橋 교바시
34.6873 135.5259 27128 d 大阪城 Osaka_Castle 大阪城 大阪城 오사카성
34.6690 135.5190 27109 s 鶴橋 Tsuruhashi 鹤桥 鶴橋 쓰루하시
33.5897 130.4207 40132 s 博多 Hakata 博多 博多 하카타
33.5911 130.3989 40133 s 天神 Tenjin 天神 天神 덴진
33.5950 130.4080 40132 s 中洲川端 Nakasu-Kawabata 中洲川端 中洲川端 나카스카와바타
33.5892 130.3908 40133 s 赤坂 Akasaka 赤坂 赤坂 아카사카
33.5903 130.3789 40133 s 大濠公園 Ohorikoen 大濠公园 大濠公園 오호리코엔
33.5832 130.4019 40133 s 薬院 Yakuin 药院 藥院 야쿠인
33.5837 130.3597 40137 s 西新 Nishijin 西新 西新 니시진
43.0686 141.3508 01102 s 札幌 Sapporo 札幌 札幌 삿포로
43.0609 141.3545 01101 s 大通 Odori 大通 大通 오도리
43.0555 141.3530 01101 s すすきの Susukino 薄野 薄野 스스키노
43.0627 141.3537 01101 d 札幌時計台 Sapporo_Clock_Tower 札幌钟楼 札幌鐘樓 삿포로시계탑
43.0543 141.3160 01101 s 円山公園 Maruyama_Koen 圆山公园 圓山公園 마루야마코엔
43.0510 141.3545 01101 s 中島公園 Nakajima_Koen 中岛公园 中島公園 나카지마코엔
43.0378 141.4727 01108 s 新札幌 Shin-Sapporo 新札幌 新札幌 신삿포로
34.9858 135.7588 26106 s 京都 Kyoto 京都 京都 교토
35.0037 135.7686 26106 s 四条河原町 Shijo-Kawaramachi 四条河原町 四條河原町 시조카와라마치
35.0037 135.7726 26105 s 祇園四条 Gion-Shijo 祇园四条 祇園四條 기온시조
35.0036 135.7596 26106 s 烏丸 Karasuma 乌丸 烏丸 가라스마
35.0095 135.7598 26104 s 烏丸御池 Karasuma-Oike 乌丸御池 烏丸御池 가라스마오이케
35.0090 135.7725 26105 s 三条 Sanjo 三条 三條 산조
35.0304 135.7727 26103 s 出町柳 Demachiyanagi 出町柳 出町柳 데마치야나기
34.9949 135.7850 26105 d 清水寺 Kiyomizu-dera 清水寺 清水寺 기요미즈데라
34.9671 135.7727 26109 d 伏見稲荷 Fushimi_Inari 伏见稻荷 伏見稻荷 후시미이나리
35.0394 135.7292 26101 d 金閣寺 Kinkaku-ji 金阁寺 金閣寺 긴카쿠지
35.0112 135.6807 26108 d 嵐山 Arashiyama 岚山 嵐山 아라시야마
`;

/** Well-known stations and places of Tokyo, Osaka, Fukuoka, Sapporo and Kyoto. */
export const landmarks: readonly Landmark[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [latitude, longitude, code = "", kind, ja = "", en = "", zh = "", tw = "", ko = ""] =
      row.split(" ");
    return {
      latitude: Number(latitude),
      longitude: Number(longitude),
      code,
      isStation: kind === "s",
      names: [ja, en.replaceAll("_", " "), zh, tw, ko],
    };
  });
