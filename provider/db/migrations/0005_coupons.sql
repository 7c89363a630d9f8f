CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" jsonb,
	"scope" integer DEFAULT 1 NOT NULL,
	"scope_label" text DEFAULT 'store' NOT NULL,
	"category_ids" text[] DEFAULT '{}' NOT NULL,
	"goods_ids" text[] DEFAULT '{}' NOT NULL,
	"type" integer DEFAULT 2 NOT NULL,
	"usage_type" text DEFAULT 'common' NOT NULL,
	"receive_type" integer DEFAULT 1 NOT NULL,
	"member_type" text DEFAULT 'all' NOT NULL,
	"discount_type" integer NOT NULL,
	"discount_price" integer NOT NULL,
	"max_discount" integer,
	"minimum_spend" integer DEFAULT 0 NOT NULL,
	"validity_days" integer,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone,
	"limit_per_person" integer DEFAULT 1 NOT NULL,
	"limit_total" integer DEFAULT -1 NOT NULL,
	"claimed_total" integer DEFAULT 0 NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_store" ON "coupons" USING btree ("store_id","end_time");