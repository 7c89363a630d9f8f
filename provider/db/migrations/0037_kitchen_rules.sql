ALTER TABLE "goods" ADD COLUMN "sold_out_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_rounds" ADD COLUMN "is_taken_by_rule" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_rounds" ADD COLUMN "extra_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "pause_reason" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "pause_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "kitchen_rules" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "extra_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "closed_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_sold_out" ON "goods" USING btree ("sold_out_until") WHERE is_sold_out;--> statement-breakpoint
CREATE INDEX "stores_counted" ON "stores" USING btree ("id") WHERE kitchen_rules ? 'load';