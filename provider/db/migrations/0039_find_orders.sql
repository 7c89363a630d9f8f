CREATE INDEX "orders_found" ON "orders" USING btree ("store_id","placed_at","order_no");--> statement-breakpoint
CREATE INDEX "orders_found_end" ON "orders" USING btree ("store_id",reverse("order_no") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_found_name" ON "orders" USING btree ("store_id",translate(lower("contact_name"), ' 　', '') text_pattern_ops) WHERE "orders"."contact_name" <> '';--> statement-breakpoint
CREATE INDEX "orders_found_phone" ON "orders" USING btree ("store_id",reverse("contact_phone") text_pattern_ops) WHERE "orders"."contact_phone" <> '';--> statement-breakpoint
CREATE INDEX "orders_found_refunded" ON "orders" USING btree ("store_id","placed_at") WHERE "orders"."pay_status" = 3;