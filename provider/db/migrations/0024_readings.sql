ALTER TABLE "goods" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "reading" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "search_grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "search_key" text GENERATED ALWAYS AS (md5(name::text || reading || description::text || option_groups::text || tags::text ||
        allergens::text || allergens_without::text || allergens_same_kitchen::text ||
        (mall_category_id is null)::text)) STORED;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "searched_by" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "reading" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "searched_by" text;--> statement-breakpoint
CREATE INDEX "goods_grams" ON "goods" USING gin ("search_grams") WHERE mall_category_id is not null;