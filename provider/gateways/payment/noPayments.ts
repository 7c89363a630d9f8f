import type { PaymentGateway } from "#provider/gateways/payment.ts";

const nobody = () => Promise.reject(new Error("No payment gateway is set up"));

/**
 * What stands where no service takes money: nothing is begun, charged or kept. Of a payment that a service took while
 * there was one nothing can be known, and nothing given back, until there is one again.
 */
export const noPayments: PaymentGateway = {
  methods: [],
  begin: nobody,
  charge: nobody,
  inquire: () => Promise.resolve("unknown"),
  abandon: () => Promise.resolve("unknown"),
  refund: () => Promise.resolve("failed"),
  vault: () => null,
  describe: () => Promise.resolve(null),
  keep: () => Promise.resolve(null),
  confirm: nobody,
  forget: () => Promise.resolve(),
};
