/** Tables in which nobody is named: what shops sell, what is counted, and what others keep who only happen to live here. */
export const nobodys: readonly string[] = [
  // A store's menu; who checked it is of the staff.
  "allergen_checks",
  // Of the staff; customers by the numbers of what was done.
  "audit_log",
  "banners",
  // What was paid at a counter, by nobody in particular; a receipt's addressee is whoever the staff wrote.
  "bill_payments",
  "bill_receipts",
  "browse_counts",
  "call_numbers",
  "categories",
  // Sums, and orders by their numbers.
  "close_entries",
  // What the company states by law.
  "companies",
  "day_closes",
  // The staff's; a day.
  "desk_sessions",
  // A store's.
  "desk_tablets",
  "feed_posts",
  // Pictures by unguessable names; `uploads` says whose they are.
  "files",
  // Places that were asked for, by whoever; 30 days.
  "geocodes",
  "goods",
  "leases",
  // Hashes of who tried too often; two days.
  "limits",
  "mall_categories",
  // A store's menu; who changed it is of the staff.
  "menu_drafts",
  "menu_previews",
  "menu_schedules",
  "menu_versions",
  "migrations",
  "option_groups",
  // Of dishes and stores; who sent them is of the staff.
  "pictures",
  // A store's.
  "printers",
  "receipt_numbers",
  "refill_offers",
  // The stand-ins for the payment service and its vault, which lie outside.
  "sandbox_cards",
  "sandbox_payments",
  "secrets",
  "sittings",
  // As limits.
  "slowdowns",
  "slot_bookings",
  "special_goods",
  "special_stores",
  "specials",
  // Accounts of the staff, and the browsers that they use.
  "staff",
  "staff_devices",
  "staff_invitations",
  "staff_stores",
  // Where a kitchen makes what.
  "stations",
  "store_changes",
  "store_openings",
  "store_types",
  "stores",
  "tables",
  "tablet_codes",
  "tax_rates",
  "used_proofs",
];

/** Columns of coupons as shops issue them: a coupon in somebody's hands names only its own. */
const issued = ["category_ids", "description", "goods_ids", "id", "member_type", "picture", "scope_label"];
const ofCoupons = [...issued, "usage_type"].map((column) => `coupons.${column}`);

/** What the file of one's own data leaves out of a person's rows, by the reason. */
export const notInTheFile: Readonly<Record<string, readonly string[]>> = {
  "would let whoever finds the file act as the person, or in place of a shop": [
    "cards.vault_token",
    "known_devices.device_hash",
    "members.password_hash",
    "receipts.page_key",
    "sessions.family",
    "sessions.token_hash",
    "use_tickets.code_hash",
    "verification_codes.code_hash",
    "vouchers.activation_hash",
    "payments.gateway_ref",
    "payments.redirect_url",
    "idempotency_keys.answer",
    "idempotency_keys.key",
    "idempotency_keys.proof_hash",
    "idempotency_keys.request_hash",
    "sms_messages.text",
    "line_notifiers.token",
  ],
  "is a couriers', the staff's or a shop's own, or the goods' picture": [
    "orders.courier_name",
    "orders.courier_phone",
    "orders.handover_note",
    "order_lines.picture",
    ...["asked_by", "decided_by"].map((column) => `balance_corrections.${column}`),
    ...["answered_by", "taken_by"].map((column) => `privacy_requests.${column}`),
    "refill_orders.picture",
    "vouchers.picture",
    ...ofCoupons,
  ],
  "says the same as something in the file, on its way out, and is gone within 30 days": [
    "channel_messages.payload",
    "outbox.payload",
    "line_messages.content",
    "line_messages.event",
    "line_messages.failure",
    "line_messages.id",
    ...["id", "kind", "source", "state", "trouble"].map((column) => `print_jobs.${column}`),
    ...["search_text", "searched_for"].map((column) => `members.${column}`),
    "mails.failure",
    "mails.html",
    "mails.id",
    "mails.recipient",
    "mails.subject",
    "mails.text",
    "sms_messages.failure",
    "sms_messages.id",
    "verification_codes.asker",
    "verification_codes.purpose",
    "idempotency_keys.path",
  ],
  "is a number by which rows find one another": [
    "cards.gateway",
    "cards.replaces",
    "ledger_accounts.id",
    "ledger_entries.id",
    "ledger_transfers.id",
    "ledger_transfers.reference",
    "order_rounds.client_order_id",
    "uploads.file_names",
    "uploads.id",
  ],
  "is written only once there is no account": ["members.leaving_reason"],
};

/** What is left of a person's rows once they are erased, by the reason; none of it names them but an invoice's addressee. */
export const keptOfThePerson: Readonly<Record<string, readonly string[]>> = {
  "tax law: what was sold, for how much, and to whom it was invoiced, for seven years": [
    ...[
      "goods_id",
      "id",
      "name",
      "option_name",
      "option_value",
      "picture",
      "serving",
      "special_id",
      "tax_class",
    ].map((column) => `order_lines.${column}`),
    ...["bill", "call_number", "cancel_reason", "invoice_title", "order_no", "refund_reason"].map(
      (column) => `orders.${column}`,
    ),
    ...["left_tables", "purchase_id", "seat_number", "staff_id", "table_id", "tableware", "trans_id"].map(
      (column) => `orders.${column}`,
    ),
    "order_rounds.client_order_id",
    ...["content", "page_key", "receipt_no"].map((column) => `receipts.${column}`),
    ...["card_id", "gateway", "gateway_id", "gateway_ref", "redirect_url", "state", "trans_id"].map(
      (column) => `payments.${column}`,
    ),
    ...["id", "reason", "staff_id", "state", "trans_id"].map((column) => `refunds.${column}`),
    ...["bill", "bill_before", "goods_id", "how", "id", "line_id"].map((column) => `line_changes.${column}`),
    ...["name", "option_name", "reason", "staff_id"].map((column) => `line_changes.${column}`),
  ],
  "how it was brought, without where to and to whom": [
    ...["courier_name", "courier_phone", "delivery_company", "delivery_date", "delivery_number"].map(
      (column) => `orders.${column}`,
    ),
    "orders.arrives_from",
    "orders.delivery_section",
    "orders.parcels",
  ],
  "the ledger: who issues prepaid value keeps its books (Payment Services Act, article 22)": [
    ...["holding_id", "id", "kind"].map((column) => `ledger_accounts.${column}`),
    "ledger_entries.id",
    ...["id", "kind", "reference"].map((column) => `ledger_transfers.${column}`),
    "refill_cards.id",
    ...["description", "goods_ids", "name", "picture", "refill_order_no", "target_id", "trans_id"].map(
      (column) => `refill_orders.${column}`,
    ),
    ...["code_hash", "id", "kind", "state", "subject_id"].map((column) => `use_tickets.${column}`),
    ...["activation_hash", "description", "goods_ids", "id", "name", "picture"].map(
      (column) => `vouchers.${column}`,
    ),
  ],
  "the ledger: who corrected a balance, and how it was decided, without why": [
    "balance_corrections.asked_by",
    "balance_corrections.decided_by",
    "balance_corrections.id",
    "balance_corrections.part",
    "balance_corrections.state",
  ],
  "the law on personal data: that a request came in, and how it was answered, for three years": [
    ...["answered_by", "came_on", "due_on", "id", "identity", "kind"].map(
      (column) => `privacy_requests.${column}`,
    ),
    ...["state", "taken_by"].map((column) => `privacy_requests.${column}`),
  ],
  "what they thought of a meal, without their name and pictures": [
    "reviews.content",
    "reviews.id",
    "reviews.reply",
  ],
  "goes by itself: the card's token once the vault has forgotten it, pictures once their files are gone, ended sessions":
    ["cards.gateway", "cards.id", "cards.vault_token", "sessions.family", "sessions.token_hash"].concat(
      ["file_names", "id", "picture"].map((column) => `uploads.${column}`),
    ),
  "is a shop's, or says nothing of anybody": ["members.kind", "mails.id", "coupons.name", ...ofCoupons],
};
