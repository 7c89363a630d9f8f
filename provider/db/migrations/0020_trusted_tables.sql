ALTER TABLE "informs" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_calls" ADD COLUMN "is_known" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "let_in_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "table_rules" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_let_in" ON "orders" USING btree ("let_in_until") WHERE "orders"."let_in_until" is not null;