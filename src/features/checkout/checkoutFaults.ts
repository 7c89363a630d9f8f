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

/** What is wrong with each field, as a key of the namespace `checkout`; absent where nothing is. */
export type CheckoutFaults = Partial<
  Record<
    keyof CheckoutValues,
    "error.people" | "error.tableware" | "error.remark" | "error.companyName" | "error.payType"
  >
>;

interface Needs {
  readonly peopleChoices: readonly number[];
  /** Whether the store has kinds of it for whom this order seats. */
  readonly hasTableware: boolean;
  /** An addition is paid with its order. */
  readonly isPaidLater: boolean;
}

/**
 * What the confirmation at the table still lacks (specification, section 5): diners, tableware where the store has
 * kinds of it and somebody has come who needs some, a payment method.
 */
export function checkoutFaults(values: CheckoutValues, needs: Needs): CheckoutFaults {
  const { people, tableware, remark, companyName, pay_type } = values;
  return {
    ...(people === null || !needs.peopleChoices.includes(people) ? { people: "error.people" } : {}),
    ...(needs.hasTableware && people !== 0 && tableware === null ? { tableware: "error.tableware" } : {}),
    ...(remark.length > LONGEST_REMARK ? { remark: "error.remark" } : {}),
    ...(companyName.length > LONGEST_TITLE ? { companyName: "error.companyName" } : {}),
    ...(!needs.isPaidLater && pay_type === null ? { pay_type: "error.payType" } : {}),
  };
}
