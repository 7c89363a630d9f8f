/**
 * The codes of answers by name (specification, section 8), with the provider's own from 90001 on. To be used as
 * `import * as Code from "#contract/codes.ts"`: a bundle keeps the numbers alone. No schema here.
 */

// Success
export const success = 10000;
export const receiptConfirmed = 1001;

// Account
export const noData = 101;
/** Signature failed, re-login. */
export const signatureFailed = 102;
/** Code send failed. */
export const codeNotSent = 103;
export const phoneMissing = 104;
export const passwordMissing = 105;
export const alreadyRegistered = 106;
export const wrongCode = 107;
/** Account and password mismatch. */
export const passwordMismatch = 108;
export const accountNotFound = 109;
export const passwordChangeFailed = 110;
export const registrationFailed = 111;
/** Exit failed. */
export const signOutFailed = 112;
/** User info change failed. */
export const profileChangeFailed = 113;
export const missingParameter = 114;
export const saveFailed = 115;
export const incompleteCard = 121;
/** No ID. */
export const idMissing = 122;

// Store
export const storeMissing = 201;
export const tableMissing = 202;
export const noConsecutiveMessages = 203;
/** User never spent in any store. */
export const neverSpent = 204;
export const foodCourtMissing = 205;
export const storeNotOperating = 206;
/** Store at rest, with its rest time. */
export const storePaused = 2061;

// Goods
/** No product type. */
export const productTypeMissing = 301;
export const productMissing = 302;
export const soldOut = 303;
/** Enter set-meal number of persons. */
export const courseDinersMissing = 304;
export const dishMissing = 305;
/** Set meal missing. */
export const courseMissing = 306;
/** In-store unsupported. */
export const dineInUnsupported = 307;
/** Delivery/pickup unsupported. */
export const offPremisesUnsupported = 308;
/** Some stock short. */
export const stockShort = 309;

// Order
/** Wrong code. */
export const wrongOrderCode = 400;
export const addressMissing = 401;
export const beyondDeliveryRange = 403;
export const cartEmpty = 404;
/** Enter diners. */
export const dinersMissing = 405;
/** Select table. */
export const tableNotSelected = 407;
export const tableLocked = 408;
/** Below minimum delivery amount. */
export const belowDeliveryMinimum = 409;
/** Total must exceed 1 yen. */
export const totalTooSmall = 410;
/** Add order failed. */
export const additionFailed = 411;
export const orderMissing = 412;
export const alreadyPaid = 413;
export const alreadyReviewed = 415;
/** Select rating. */
export const ratingMissing = 416;
export const reviewFailed = 417;
export const receiptAlreadyPrinted = 418;
export const printFailed = 419;
/** Enter company name. */
export const companyNameMissing = 420;
export const notYetReviewed = 421;
export const paidOrderCannotBeCanceled = 422;
export const cancelFailed = 423;
export const noPermission = 424;
export const confirmReceiptFailed = 425;
export const cannotAddDishes = 426;
/** Card info error. */
export const cardInvalid = 427;
export const paymentFailed = 428;
/** Outside pickup time. */
export const outsidePickUpTime = 429;
export const outsideDeliveryTime = 430;
/** Unsupported payment method. */
export const payTypeUnsupported = 431;
export const outsideAppointmentTime = 433;

// Coupon
export const couponMissing = 501;
export const couponFullyClaimed = 502;
/** Per-person limit. */
export const couponLimitReached = 503;
/** Claim failed. */
export const couponClaimFailed = 504;
/** Used or expired. */
export const couponUsedOrExpired = 505;
/** Conditions not met. */
export const couponConditionsNotMet = 506;

// Cart
/** Delete multi-spec goods in the cart. */
export const multiSpecGoodsRemoved = 1000;

// Session
export const notSignedIn = 20001;
export const sessionExpired = 20002;
/** Sign in by scanning the table. */
export const signInByTable = 20003;
/** Back to the table's menu, with the server's message. */
export const backToTableMenu = 40003;

// Provider
/** Not answered by this provider yet. */
export const notAnswered = 90001;
export const unknownCall = 90002;
export const malformedRequest = 90003;
/** Idempotency key reused with another request. */
export const idempotencyKeyReused = 90004;
/** The same request is still in progress. */
export const stillInProgress = 90005;
export const tooManyRequests = 90006;
/** The price changed since it was shown. */
export const priceChanged = 90007;
/** Unexpected failure of the provider. */
export const unexpectedFailure = 90008;
export const requestTooLarge = 90009;
/** A service that the provider needs does not answer. */
export const serviceUnavailable = 90010;

/** Any of them. */
export type AnyCode = Extract<typeof import("./codes.ts")[keyof typeof import("./codes.ts")], number>;

/** HTTP header that carries a write's idempotency key. */
export const IDEMPOTENCY_HEADER = "idempotency-key";
