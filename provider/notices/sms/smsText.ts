import type * as z from "zod/mini";
import type { CodePurpose, WireLanguage } from "#contract/scalars.ts";

/** What is told to a phone that a code would not help: known where it registers, unknown where it signs in. */
export type Hint = keyof SmsWords["hints"];

/**
 * The text that carries a code: the code first, for notifications that show no more; and, last, the line by which
 * browsers fill it in for this host alone ("Origin-bound one-time codes", WICG).
 */
export function codeText(message: {
  readonly code: string;
  readonly purpose: z.infer<typeof CodePurpose>;
  readonly language: WireLanguage;
  readonly host: string | null;
}): string {
  const { code, purpose, language, host } = message;
  const words = smsWords[language];
  const text = `${code} ${words.codes[purpose]}${words.gap}${words.secret}`;
  return host === null ? text : `${text}\n\n@${host} #${code}`;
}

export function hintText({
  hint,
  language,
}: {
  readonly hint: Hint;
  readonly language: WireLanguage;
}): string {
  return smsWords[language].hints[hint];
}

interface SmsWords {
  /** What the code before it is for. */
  readonly codes: Readonly<Record<z.infer<typeof CodePurpose>, string>>;
  readonly secret: string;
  /** Stands between two sentences. */
  readonly gap: "" | " ";
  readonly hints: Readonly<Record<"registered" | "unregistered" | "taken", string>>;
}

/** Texts to phones, in the language that the customer reads. */
const smsWords: Readonly<Record<WireLanguage, SmsWords>> = {
  ja: {
    codes: {
      register: "が会員登録の認証コードです（5分間有効）。",
      log_in: "がログインの認証コードです（5分間有効）。",
      reset_password: "がパスワード再設定の認証コードです（5分間有効）。",
      change_phone: "が電話番号変更の認証コードです（5分間有効）。",
      activate_voucher: "が商品券の登録用の認証コードです（5分間有効）。",
      cancel_account: "が退会の認証コードです（5分間有効）。",
    },
    secret: "お店のスタッフを含め、誰にも教えないでください。",
    gap: "",
    hints: {
      registered:
        "この電話番号はすでに会員登録されています。ログイン、またはパスワードの再設定をお試しください。",
      unregistered:
        "この電話番号の会員登録は見つかりませんでした。お手数ですが、新規登録をお願いいたします。",
      taken: "この電話番号はすでに別のアカウントで登録されています。そのアカウントでログインしてください。",
    },
  },
  zh: {
    codes: {
      register: "是您的注册验证码，5 分钟内有效。",
      log_in: "是您的登录验证码，5 分钟内有效。",
      reset_password: "是您重设密码的验证码，5 分钟内有效。",
      change_phone: "是您更换手机号的验证码，5 分钟内有效。",
      activate_voucher: "是您激活商品券的验证码，5 分钟内有效。",
      cancel_account: "是您注销账号的验证码，5 分钟内有效。",
    },
    secret: "请勿告诉任何人，包括店员。",
    gap: "",
    hints: {
      registered: "该手机号已注册，请直接登录或重设密码。",
      unregistered: "未找到使用该手机号的账号，请先注册。",
      taken: "该手机号已被另一个账号使用，请用该账号登录。",
    },
  },
  en: {
    codes: {
      register: "is your registration code. It expires in 5 minutes.",
      log_in: "is your sign-in code. It expires in 5 minutes.",
      reset_password: "is your code to set a new password. It expires in 5 minutes.",
      change_phone: "is your code to change your phone number. It expires in 5 minutes.",
      activate_voucher: "is your code to redeem your voucher. It expires in 5 minutes.",
      cancel_account: "is your code to delete your account. It expires in 5 minutes.",
    },
    secret: "Don't share it, not even with staff.",
    gap: " ",
    hints: {
      registered: "This number is already registered. Please sign in, or set a new password.",
      unregistered: "There's no account for this number. Please register first.",
      taken: "This number is already used by another account. Please sign in to it.",
    },
  },
  tw: {
    codes: {
      register: "是您的註冊驗證碼，5 分鐘內有效。",
      log_in: "是您的登入驗證碼，5 分鐘內有效。",
      reset_password: "是您重設密碼的驗證碼，5 分鐘內有效。",
      change_phone: "是您變更手機號碼的驗證碼，5 分鐘內有效。",
      activate_voucher: "是您啟用禮券的驗證碼，5 分鐘內有效。",
      cancel_account: "是您刪除帳號的驗證碼，5 分鐘內有效。",
    },
    secret: "請勿告訴任何人，包括店員。",
    gap: "",
    hints: {
      registered: "這個手機號碼已經註冊，請直接登入或重設密碼。",
      unregistered: "找不到使用這個手機號碼的帳號，請先註冊。",
      taken: "這個手機號碼已由其他帳號使用，請登入該帳號。",
    },
  },
  ko: {
    codes: {
      register: "회원가입 인증번호입니다(5분간 유효).",
      log_in: "로그인 인증번호입니다(5분간 유효).",
      reset_password: "비밀번호 재설정 인증번호입니다(5분간 유효).",
      change_phone: "전화번호 변경 인증번호입니다(5분간 유효).",
      activate_voucher: "상품권 등록 인증번호입니다(5분간 유효).",
      cancel_account: "회원 탈퇴 인증번호입니다(5분간 유효).",
    },
    secret: "매장 직원을 포함해 누구에게도 알려 주지 마세요.",
    gap: " ",
    hints: {
      registered: "이미 가입된 번호입니다. 로그인하시거나 비밀번호를 재설정해 주세요.",
      unregistered: "이 번호로 가입된 계정이 없습니다. 먼저 회원가입을 해 주세요.",
      taken: "이 번호는 다른 계정에서 사용 중입니다. 해당 계정으로 로그인해 주세요.",
    },
  },
};
