DROP INDEX "stores_score";--> statement-breakpoint
DROP INDEX "stores_rating";--> statement-breakpoint
DROP INDEX "stores_price";--> statement-breakpoint
DROP INDEX "stores_fee";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "sales_elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "stated_price" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "figures_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "hours_key" text GENERATED ALWAYS AS (md5(business_hours::text || pickup_hours::text || delivery_hours::text || time_zone ||
        (order_types @> '{1}')::text || (order_types @> '{2}')::text || (order_types @> '{3}')::text ||
        (order_types @> '{4}')::text)) STORED;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "openings_key" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "openings_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "reviews_created" ON "reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stores_by_score" ON "stores" USING btree ((- score),"id");--> statement-breakpoint
CREATE INDEX "stores_by_rating" ON "stores" USING btree ((- (rating * 1000000 + least(review_count, 999999))),"id");--> statement-breakpoint
CREATE INDEX "stores_by_price" ON "stores" USING btree ((coalesce(per_person_price, 2147483647)),"id");--> statement-breakpoint
CREATE INDEX "stores_by_price_down" ON "stores" USING btree ((coalesce(- per_person_price, 2147483647)),"id");--> statement-breakpoint
CREATE INDEX "stores_by_fee" ON "stores" USING btree ((case when order_types @> '{3}' then dispatchprice else 2147483647 end),"id");--> statement-breakpoint
CREATE INDEX "stores_figures_due" ON "stores" USING btree ("figures_at");--> statement-breakpoint
CREATE INDEX "stores_openings_due" ON "stores" USING btree ("openings_until");--> statement-breakpoint
CREATE INDEX "stores_hours_changed" ON "stores" USING btree ("id") WHERE openings_key is distinct from hours_key;