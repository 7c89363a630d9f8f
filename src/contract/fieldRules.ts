/** The rules of accounts (specification, sections 5 and 9), which forms and the provider check alike. */

/** 6 to 32 half-width letters or digits. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 32;
export const PASSWORD_PATTERN = /^[A-Za-z0-9]{6,32}$/;

/** A Japanese number: exactly 11 digits, in the specification's stricter reading; or an international one with a +. */
export const PHONE_PATTERN = /^(\d{11}|\+[1-9]\d{6,14})$/;

/** Digits of a verification code; an operator may ask for up to 8. */
export const CODE_LENGTH = 4;
export const CODE_LENGTH_MAX = 8;
/** Seconds that a code is taken for. */
export const CODE_LIFE = 300;
/** Wrong codes until none is right any more. */
export const CODE_TRIES = 5;
/** Seconds until another code can be asked for. */
export const CODE_RESEND = 60;
/** Codes that a phone gets in a day, and a network address in an hour. */
export const CODES_A_DAY = 10;
export const CODES_AN_HOUR = 30;

export const EMAIL_MAX = 254;
export const NAME_MAX = 30;

/** What an address may be, in characters; forms and the provider check alike. */

export const RECEIVER_MAX = 50;
export const PREFECTURE_MAX = 20;
export const CITY_MAX = 50;
/** Town and block. */
export const STREET_MAX = 100;
/** Building, floor and room. */
export const BUILDING_MAX = 100;
export const LABEL_MAX = 20;

/** What a gift may say, in characters; forms and the provider check alike. */

/** The name below the words of the band. */
export const NOSHI_NAME_MAX = 20;
/** The card in the parcel. */
export const GIFT_MESSAGE_MAX = 200;
/** Where whoever sends it lives, in one line. */
export const SENDER_ADDRESS_MAX = 150;

/** Seven digits, with or without the hyphen after the third. */
export const POSTAL_CODE_PATTERN = /^\d{3}-?\d{4}$/;
