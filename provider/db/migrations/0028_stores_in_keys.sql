-- The key of every table that belongs to a store holds the store, so that stores can lie in several databases.
ALTER TABLE "order_lines" ADD COLUMN "store_id" text;--> statement-breakpoint
ALTER TABLE "order_rounds" ADD COLUMN "store_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "store_id" text;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "store_id" text;--> statement-breakpoint
UPDATE order_lines SET store_id = orders.store_id FROM orders WHERE orders.order_no = order_lines.order_no;--> statement-breakpoint
UPDATE order_rounds SET store_id = orders.store_id FROM orders WHERE orders.order_no = order_rounds.order_no;--> statement-breakpoint
UPDATE payments SET store_id = coalesce(
  (SELECT store_id FROM orders WHERE orders.order_no = payments.order_no),
  (SELECT store_id FROM refill_orders WHERE refill_orders.refill_order_no = payments.refill_order_no));--> statement-breakpoint
UPDATE sittings SET store_id = tables.store_id FROM tables WHERE tables.id = sittings.table_id;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "store_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_rounds" ALTER COLUMN "store_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "store_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sittings" ALTER COLUMN "store_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" DROP CONSTRAINT "goods_category_id_categories_id_fk";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_order_no_orders_order_no_fk";--> statement-breakpoint
ALTER TABLE "order_rounds" DROP CONSTRAINT "order_rounds_order_no_orders_order_no_fk";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_sitting_id_sittings_id_fk";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_order_no_orders_order_no_fk";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_refill_order_no_refill_orders_refill_order_no_fk";--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_order_no_orders_order_no_fk";--> statement-breakpoint
ALTER TABLE "special_goods" DROP CONSTRAINT "special_goods_goods_id_goods_id_fk";--> statement-breakpoint
ALTER TABLE "refill_orders" DROP CONSTRAINT "refill_orders_offer_id_refill_offers_id_fk";--> statement-breakpoint
ALTER TABLE "vouchers" DROP CONSTRAINT "vouchers_offer_id_refill_offers_id_fk";--> statement-breakpoint
ALTER TABLE "sittings" DROP CONSTRAINT "sittings_table_id_tables_id_fk";--> statement-breakpoint
DROP INDEX "payments_ref";--> statement-breakpoint
DROP INDEX "payments_open";--> statement-breakpoint
DROP INDEX "payments_open_refill";--> statement-breakpoint
DROP INDEX "receipts_order";--> statement-breakpoint
DROP INDEX "reviews_order";--> statement-breakpoint
ALTER TABLE "order_rounds" DROP CONSTRAINT "order_rounds_order_no_round_pk";--> statement-breakpoint
ALTER TABLE "categories" DROP CONSTRAINT "categories_pkey";--> statement-breakpoint
ALTER TABLE "goods" DROP CONSTRAINT "goods_pkey";--> statement-breakpoint
ALTER TABLE "staff_calls" DROP CONSTRAINT "staff_calls_pkey";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_pkey";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_pkey";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_pkey";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_pkey";--> statement-breakpoint
ALTER TABLE "refill_offers" DROP CONSTRAINT "refill_offers_pkey";--> statement-breakpoint
ALTER TABLE "refill_orders" DROP CONSTRAINT "refill_orders_pkey";--> statement-breakpoint
ALTER TABLE "use_tickets" DROP CONSTRAINT "use_tickets_pkey";--> statement-breakpoint
ALTER TABLE "vouchers" DROP CONSTRAINT "vouchers_pkey";--> statement-breakpoint
ALTER TABLE "tables" DROP CONSTRAINT "tables_pkey";--> statement-breakpoint
ALTER TABLE "sittings" DROP CONSTRAINT "sittings_pkey";--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_id_store_id_pk" PRIMARY KEY("id","store_id");--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_id_store_id_pk" PRIMARY KEY("id","store_id");--> statement-breakpoint
ALTER TABLE "staff_calls" ADD CONSTRAINT "staff_calls_id_store_id_pk" PRIMARY KEY("id","store_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_id_store_id_pk" PRIMARY KEY("id","store_id");--> statement-breakpoint
ALTER TABLE "order_rounds" ADD CONSTRAINT "order_rounds_order_no_round_store_id_pk" PRIMARY KEY("order_no","round","store_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_order_no_store_id_pk" PRIMARY KEY("order_no","store_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_trans_id_store_id_pk" PRIMARY KEY("trans_id","store_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_id_store_id_pk" PRIMARY KEY("id","store_id");--> statement-breakpoint
ALTER TABLE "refill_offers" ADD CONSTRAINT "refill_offers_id_store_id_pk" PRIMARY KEY("id","store_id");--> statement-breakpoint
ALTER TABLE "refill_orders" ADD CONSTRAINT "refill_orders_refill_order_no_store_id_pk" PRIMARY KEY("refill_order_no","store_id");--> statement-breakpoint
ALTER TABLE "use_tickets" ADD CONSTRAINT "use_tickets_id_store_id_pk" PRIMARY KEY("id","store_id");--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_id_store_id_pk" PRIMARY KEY("id","store_id");--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_id_store_id_pk" PRIMARY KEY("id","store_id");--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_id_store_id_pk" PRIMARY KEY("id","store_id");--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_category_id_store_id_categories_id_store_id_fk" FOREIGN KEY ("category_id","store_id") REFERENCES "public"."categories"("id","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_no_store_id_orders_order_no_store_id_fk" FOREIGN KEY ("order_no","store_id") REFERENCES "public"."orders"("order_no","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rounds" ADD CONSTRAINT "order_rounds_order_no_store_id_orders_order_no_store_id_fk" FOREIGN KEY ("order_no","store_id") REFERENCES "public"."orders"("order_no","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sitting_id_store_id_sittings_id_store_id_fk" FOREIGN KEY ("sitting_id","store_id") REFERENCES "public"."sittings"("id","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_no_store_id_orders_order_no_store_id_fk" FOREIGN KEY ("order_no","store_id") REFERENCES "public"."orders"("order_no","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refill_order_no_store_id_refill_orders_refill_order_no_store_id_fk" FOREIGN KEY ("refill_order_no","store_id") REFERENCES "public"."refill_orders"("refill_order_no","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_no_store_id_orders_order_no_store_id_fk" FOREIGN KEY ("order_no","store_id") REFERENCES "public"."orders"("order_no","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_orders" ADD CONSTRAINT "refill_orders_offer_id_store_id_refill_offers_id_store_id_fk" FOREIGN KEY ("offer_id","store_id") REFERENCES "public"."refill_offers"("id","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_offer_id_store_id_refill_offers_id_store_id_fk" FOREIGN KEY ("offer_id","store_id") REFERENCES "public"."refill_offers"("id","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_table_id_store_id_tables_id_store_id_fk" FOREIGN KEY ("table_id","store_id") REFERENCES "public"."tables"("id","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_ref" ON "payments" USING btree ("gateway_ref","order_no","store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("order_no","store_id") WHERE "payments"."state" in ('created', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_refill" ON "payments" USING btree ("refill_order_no","store_id") WHERE "payments"."state" in ('created', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_order" ON "receipts" USING btree ("order_no","issue","store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order" ON "reviews" USING btree ("order_no","store_id");