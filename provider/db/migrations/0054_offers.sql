ALTER TABLE "refill_offers" ADD COLUMN "start_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refill_offers" ADD COLUMN "end_time" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "ledger_transfers_expired" ON "ledger_transfers" USING btree ("store_id") WHERE "ledger_transfers"."kind" = 'expiry';--> statement-breakpoint
CREATE INDEX "refill_orders_credited" ON "refill_orders" USING btree ("store_id","offer_id") WHERE "refill_orders"."credited_at" is not null;