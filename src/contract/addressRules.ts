/** What an address may be, in characters; forms and the provider check alike. */

export const RECEIVER_MAX = 50;
export const PREFECTURE_MAX = 20;
export const CITY_MAX = 50;
/** Town and block. */
export const STREET_MAX = 100;
/** Building, floor and room. */
export const BUILDING_MAX = 100;
export const LABEL_MAX = 20;

/** Seven digits, with or without the hyphen after the third. */
export const POSTAL_CODE_PATTERN = /^\d{3}-?\d{4}$/;
