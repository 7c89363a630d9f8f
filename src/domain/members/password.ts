import { PASSWORD_MAX, PASSWORD_MIN } from "#contract/fieldRules.ts";

/** What is wrong with a new password. */
export type PasswordFault = "short" | "long" | "characters" | "common";

/** Rows that fingers run along: digits, the alphabet, and the keys of the usual keyboards. */
const rows = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "azertyuiop",
];
const runs = rows.flatMap((row) => [row, [...row].toReversed().join("")]);

/**
 * Whether a new password may be taken: 6 to 32 half-width letters or digits (specification, section 5), and none that
 * anyone would try first. Null when nothing is wrong.
 */
export function checkPassword(password: string): PasswordFault | null {
  if (!/^[A-Za-z0-9]*$/.test(password)) return "characters";
  if (password.length < PASSWORD_MIN) return "short";
  if (password.length > PASSWORD_MAX) return "long";
  return isCommon(password.toLowerCase()) ? "common" : null;
}

function isCommon(password: string): boolean {
  // One or two characters over and over: aaaaaa, 121212.
  if (/^(.{1,2})\1+.?$/.test(password) && new Set(password).size <= 2) return true;
  if (commonPasswords.has(password)) return true;
  return runs.some((run) => run.includes(password)) || isWrapped(password);
}

/** A run that goes round: 8901234. */
function isWrapped(password: string): boolean {
  if (!/^\d+$/.test(password)) return false;
  const digits = Array.from(password, Number);
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

/**
 * Passwords that lists of leaked ones name most often, worldwide, in Japan, China and Korea, of those that the rules
 * would let pass; in lower case. What is one character over and over, or a row of neighbours, needs no list.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passw0rd passw0rd1 p4ssword p4ssw0rd pass123 pass1234 passpass mypassword
  changeme letmein letmein1 welcome welcome1 welcome123 admin1 admin12 admin123 admin1234 administrator root123 test123
  test1234 testtest testing guest123 guest1 login123 secret secret1 master master1 access default hello1 hello123 user123
  qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop1 qwert12345 1q2w3e 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 1qaz1qaz qazwsx qazwsx123 qazwsxedc zaq12wsx zaq1zaq1 xsw2zaq1 q1w2e3 q1w2e3r4 q1w2e3r4t5 qweasd
  qweasdzxc qwe123 qweqwe asd123 asdasd asdf1234 asdfasdf asdfghjkl1 zxc123 zxcv1234 zxcvbnm1 a1b2c3 a1b2c3d4 a1s2d3f4
  abc123 abc1234 abc12345 abcd123 abcd1234 abcde123 abcde12345 aa123456 aa12345678 a123456 a1234567 a12345678 a123456789
  aaa111 aaa123 aaaa1111 123abc 123abcd 1234abcd 12345a 123456a 123456aa 123456789a 12345678a 1234567a 123qwe 1234qwer
  123qweasd 12qwaszx 123asd 123123a 123456q 123456abc 12345qwert 112233 11223344 1122334455 121212 12121212 123123
  123123123 123321 1234321 12344321 1234512345 123456123456 12341234 102030 10203040 100200 131313 141414 142536 147147
  147258 147258369 1472583690 159159 159357 159753 159951 111222 111222333 111333 112211 121314 123654 123654789 123789
  124578 134679 135246 135790 1357924680 13579246810 147852 147852369 147896325 151515 161616 171717 181818 191919 202020
  212121 222333 232323 242424 246810 252525 258258 258456 258852 292929 303030 321321 321456 323232 333444 343434 357159
  369258 369258147 420420 444555 456123 456456 456789 456852 494949 505050 515151 520520 520131 5201314 5211314 1314520
  7758521 7758258 584520 520520520 555666 565656 616161 654123 656565 666999 686868 696969 707070 717171 741741 741852
  741852963 747474 753159 753951 757575 767676 775852 777888 787878 789123 789456 789456123 789789 797979 808080 818181
  838383 848484 852456 852852 858585 868686 878787 888999 889900 898989 901010 909090 919191 929292 939393 951753 959595
  963852 963852741 969696 987123 989898 998877 999888 123000 100000 110110 110120 111000 119119 000111 001001 007007 101010
  198198 1234560 12345600 123456000 0123456789a woaini woaini123 woaini520 woaini1314 woaini521 iloveyou iloveyou1
  iloveyou2 iloveu loveyou loveme lovelove love123 love1234 ilove1 sakura sakura1 sakura123 sakurasakura doraemon pikachu
  pikachu1 pokemon pokemon1 pokemon123 hello12 hellokitty arashi arashi1 johnnys naruto naruto1 onepiece dragonball
  dragon dragon1 dragon12 dragon123 totoro ghibli himitsu nihon1 nippon nippon1 japan1 japan123 tokyo123 tokyo2020 osaka1
  takahiro takashi takuya tsubasa hiroshi hiroki kazuya kenichi masahiro makoto satoshi shunsuke tomomi tomoko
  yamamoto yamada tanaka suzuki kamisama anpanman hanako sakurai kimutaku keyaki1 nogizaka46 baseball baseball1
  soccer soccer1 football football1 basketball tigers hanshin giants monkey monkey1 monkey123 shadow shadow1 sunshine
  sunshine1 princess princess1 superman superman1 batman batman1 spiderman starwars starwars1 trustno1 michael michael1
  michelle jessica jessica1 jordan jordan1 jordan23 ashley charlie charlie1 daniel andrew thomas thomas1 joshua robert
  nicole hannah amanda justin george harley ranger hunter hunter1 hunter2 buster killer killer1 pepper ginger cookie
  cookie1 chocolate banana orange cheese summer summer1 winter flower flower1 butterfly purple yellow silver golden
  diamond freedom freedom1 whatever forever friends family happy1 happy123 lovely mustang ferrari mercedes porsche corvette
  yankees liverpool chelsea arsenal barcelona computer computer1 internet samsung samsung1 google1 google123 apple123
  iphone iphone1 iphone6 android facebook minecraft matrix phoenix maggie bailey tigger snoopy mickey mickey1 donald
  garfield merlin maverick midnight morgan nothing soleil bonjour marseille azerty azerty1 azertyuiop doudou loulou
  hallo123 passwort schalke04 ficken contrasena tequiero juventus password2 password01 password11 password1234 senha123
  gkfdkqj dkssud dkssudgktpdy tkfkdgo tkfkdgody wkddnjs alskdjfh rhkdgus dltmdgus qlalfqjsgh asdf123 qwer1234 qwer1234qwer
  qwer123 q1w2e3r4t5y6 asdfg123 zxcvb123 line1234 line123 noren123 wechat123`.split(/\s+/),
);
