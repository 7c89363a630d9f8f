CREATE TABLE "bill_payments" (
	"id" text NOT NULL,
	"store_id" text NOT NULL,
	"visit_id" text NOT NULL,
	"pay_type" integer NOT NULL,
	"amount" integer NOT NULL,
	"given_back" integer DEFAULT 0 NOT NULL,
	"tendered" integer,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"taxes" jsonb NOT NULL,
	"staff_id" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"reversed_at" timestamp with time zone,
	"reversed_by" text,
	"reverse_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "bill_payments_id_store_id_pk" PRIMARY KEY("id","store_id"),
	CONSTRAINT "bill_payments_amount" CHECK ("bill_payments"."amount" > 0),
	CONSTRAINT "bill_payments_back" CHECK ("bill_payments"."given_back" between 0 and "bill_payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "bill_receipts" (
	"store_id" text NOT NULL,
	"receipt_no" text NOT NULL,
	"issue" integer NOT NULL,
	"payment_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"page_key" text NOT NULL,
	"staff_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bill_receipts_store_id_receipt_no_issue_pk" PRIMARY KEY("store_id","receipt_no","issue")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parts_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_payments" ADD CONSTRAINT "bill_payments_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_payments" ADD CONSTRAINT "bill_payments_visit_id_store_id_sittings_id_store_id_fk" FOREIGN KEY ("visit_id","store_id") REFERENCES "public"."sittings"("id","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_receipts" ADD CONSTRAINT "bill_receipts_payment_id_store_id_bill_payments_id_store_id_fk" FOREIGN KEY ("payment_id","store_id") REFERENCES "public"."bill_payments"("id","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_payments_visit" ON "bill_payments" USING btree ("visit_id","taken_at");--> statement-breakpoint
CREATE INDEX "bill_payments_taken" ON "bill_payments" USING btree ("store_id","taken_at");--> statement-breakpoint
CREATE INDEX "bill_payments_reversed" ON "bill_payments" USING btree ("store_id","reversed_at") WHERE "bill_payments"."reversed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_receipts_issue" ON "bill_receipts" USING btree ("payment_id","issue","store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_receipts_page" ON "bill_receipts" USING btree ("page_key");