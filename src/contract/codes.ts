/** Every code that an answer can carry (specification, section 8), with the provider's own from 90001 on. */
export const codes = {
  10000: { group: "success", about: "success" },
  1001: { group: "success", about: "receipt confirmed" },

  101: { group: "account", about: "no data" },
  102: { group: "account", about: "signature failed, re-login" },
  103: { group: "account", about: "code send failed" },
  104: { group: "account", about: "phone missing" },
  105: { group: "account", about: "password missing" },
  106: { group: "account", about: "already registered" },
  107: { group: "account", about: "wrong code" },
  108: { group: "account", about: "account and password mismatch" },
  109: { group: "account", about: "account not found" },
  110: { group: "account", about: "password change failed" },
  111: { group: "account", about: "registration failed" },
  112: { group: "account", about: "exit failed" },
  113: { group: "account", about: "user info change failed" },
  114: { group: "account", about: "missing parameter" },
  115: { group: "account", about: "save failed" },
  121: { group: "account", about: "incomplete card" },
  122: { group: "account", about: "no ID" },

  201: { group: "store", about: "store missing" },
  202: { group: "store", about: "table missing" },
  203: { group: "store", about: "no consecutive messages" },
  204: { group: "store", about: "user never spent in any store" },
  205: { group: "store", about: "food court missing" },
  206: { group: "store", about: "store not operating" },
  2061: { group: "store", about: "store at rest, with its rest time" },

  301: { group: "goods", about: "no product type" },
  302: { group: "goods", about: "product missing" },
  303: { group: "goods", about: "sold out" },
  304: { group: "goods", about: "enter set-meal number of persons" },
  305: { group: "goods", about: "dish missing" },
  306: { group: "goods", about: "set meal missing" },
  307: { group: "goods", about: "in-store unsupported" },
  308: { group: "goods", about: "delivery/pickup unsupported" },
  309: { group: "goods", about: "some stock short" },

  400: { group: "order", about: "wrong code" },
  401: { group: "order", about: "address missing" },
  403: { group: "order", about: "beyond delivery range" },
  404: { group: "order", about: "cart empty" },
  405: { group: "order", about: "enter diners" },
  407: { group: "order", about: "select table" },
  408: { group: "order", about: "table locked" },
  409: { group: "order", about: "below minimum delivery amount" },
  410: { group: "order", about: "total must exceed 1 yen" },
  411: { group: "order", about: "add order failed" },
  412: { group: "order", about: "order missing" },
  413: { group: "order", about: "already paid" },
  415: { group: "order", about: "already reviewed" },
  416: { group: "order", about: "select rating" },
  417: { group: "order", about: "review failed" },
  418: { group: "order", about: "receipt already printed" },
  419: { group: "order", about: "print failed" },
  420: { group: "order", about: "enter company name" },
  421: { group: "order", about: "not yet reviewed" },
  422: { group: "order", about: "paid order cannot be canceled" },
  423: { group: "order", about: "cancel failed" },
  424: { group: "order", about: "no permission" },
  425: { group: "order", about: "confirm receipt failed" },
  426: { group: "order", about: "cannot add dishes" },
  427: { group: "order", about: "card info error" },
  428: { group: "order", about: "payment failed" },
  429: { group: "order", about: "outside pickup time" },
  430: { group: "order", about: "outside delivery time" },
  431: { group: "order", about: "unsupported payment method" },
  433: { group: "order", about: "outside appointment time" },

  501: { group: "coupon", about: "missing" },
  502: { group: "coupon", about: "fully claimed" },
  503: { group: "coupon", about: "per-person limit" },
  504: { group: "coupon", about: "claim failed" },
  505: { group: "coupon", about: "used or expired" },
  506: { group: "coupon", about: "conditions not met" },

  1000: { group: "cart", about: "delete multi-spec goods in the cart" },

  20001: { group: "session", about: "not signed in" },
  20002: { group: "session", about: "session expired" },
  20003: { group: "session", about: "sign in by scanning the table" },
  40003: { group: "session", about: "back to the table's menu, with the server's message" },

  90001: { group: "provider", about: "not answered by this provider yet" },
  90002: { group: "provider", about: "unknown call" },
  90003: { group: "provider", about: "malformed request" },
  90004: { group: "provider", about: "idempotency key reused with another request" },
  90005: { group: "provider", about: "the same request is still in progress" },
  90006: { group: "provider", about: "too many requests" },
  90007: { group: "provider", about: "the price changed since it was shown" },
  90008: { group: "provider", about: "unexpected failure of the provider" },
  90009: { group: "provider", about: "request too large" },
  90010: { group: "provider", about: "a service that the provider needs does not answer" },
} as const satisfies Record<number, { group: string; about: string }>;

export type Code = keyof typeof codes;

export const SUCCESS = 10000;
/** Also a success: the receipt was confirmed (specification, section 8, "Cart and receipt"). */
export const RECEIPT_CONFIRMED = 1001;

/** Codes that any call may answer, beside those that it declares. */
export const UNIVERSAL_CODES = [
  102, 114, 20001, 20002, 20003, 90001, 90002, 90003, 90004, 90005, 90006, 90008, 90009, 90010,
] as const satisfies readonly Code[];
export type UniversalCode = (typeof UNIVERSAL_CODES)[number];

export function isCode(value: number): value is Code {
  return Object.hasOwn(codes, value);
}

/** HTTP header that carries a write's idempotency key. In a file of its own, so that it brings no schema along. */
export const IDEMPOTENCY_HEADER = "idempotency-key";
