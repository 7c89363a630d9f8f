CREATE INDEX "refill_cards_ends" ON "refill_cards" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "refill_orders_open" ON "refill_orders" USING btree ("placed_at") WHERE "refill_orders"."credited_at" is null and "refill_orders"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "use_tickets_waiting" ON "use_tickets" USING btree ("expires_at") WHERE "use_tickets"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "vouchers_ends" ON "vouchers" USING btree ("valid_until");