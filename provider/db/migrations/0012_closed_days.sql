ALTER TABLE "stores" ADD COLUMN "special_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
DROP INDEX "stores_hours_changed";--> statement-breakpoint
ALTER TABLE "stores" drop column "hours_key";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "hours_key" text GENERATED ALWAYS AS (md5(business_hours::text || pickup_hours::text || delivery_hours::text ||
        special_days::text || time_zone ||
        (order_types @> '{1}')::text || (order_types @> '{2}')::text || (order_types @> '{3}')::text ||
        (order_types @> '{4}')::text)) STORED;--> statement-breakpoint
CREATE INDEX "stores_hours_changed" ON "stores" USING btree ("id") WHERE openings_key is distinct from hours_key;
