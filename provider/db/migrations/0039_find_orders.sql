CREATE INDEX "orders_found" ON "orders" USING btree ("store_id","placed_at","order_no");--> statement-breakpoint
CREATE INDEX "orders_found_end" ON "orders" USING btree ("store_id",reverse("order_no") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_found_call" ON "orders" USING btree ("store_id","call_number","placed_at");--> statement-breakpoint
CREATE INDEX "orders_found_seat" ON "orders" USING btree ("store_id",lower("seat_number"),"placed_at") WHERE "orders"."seat_number" is not null;--> statement-breakpoint
CREATE INDEX "orders_found_name" ON "orders" USING btree ("store_id",translate(lower("contact_name"), ' 　', '') text_pattern_ops) WHERE "orders"."contact_name" <> '';--> statement-breakpoint
CREATE INDEX "orders_found_phone" ON "orders" USING btree ("store_id",reverse("contact_phone") text_pattern_ops) WHERE "orders"."contact_phone" <> '';--> statement-breakpoint
CREATE INDEX "orders_found_total" ON "orders" USING btree ("store_id","total","placed_at");--> statement-breakpoint
CREATE INDEX "orders_found_way" ON "orders" USING btree ("store_id","order_type","placed_at");--> statement-breakpoint
CREATE INDEX "orders_found_paid_by" ON "orders" USING btree ("store_id","pay_type","placed_at");--> statement-breakpoint
CREATE INDEX "orders_found_refunded" ON "orders" USING btree ("store_id","placed_at") WHERE "orders"."pay_status" = 3;