import { number, object, string } from "yup";

/** Longest remark and invoice title, as the contract allows them. */
export const LONGEST_REMARK = 200;
export const LONGEST_TITLE = 100;

export interface CheckoutValues {
  /** Diners; null until chosen. */
  readonly people: number | null;
  readonly tableware: string | null;
  readonly remark: string;
  readonly companyName: string;
  readonly pay_type: number | null;
}

interface Needs {
  readonly peopleChoices: readonly number[];
  readonly hasTableware: boolean;
  /** An addition is paid with its order. */
  readonly isPaidLater: boolean;
}

/**
 * What the form asks for at the table (specification, section 5): diners, tableware where the store has kinds of it, a
 * payment method. Messages are keys of the namespace `checkout`.
 */
export function checkoutSchema({ peopleChoices, hasTableware, isPaidLater }: Needs) {
  return object({
    people: number().nullable().required("error.people").oneOf([...peopleChoices], "error.people"),
    tableware: hasTableware ? string().nullable().required("error.tableware") : string().nullable(),
    remark: string().max(LONGEST_REMARK, "error.remark"),
    companyName: string().max(LONGEST_TITLE, "error.companyName"),
    pay_type: isPaidLater ? number().nullable() : number().nullable().required("error.payType"),
  });
}
