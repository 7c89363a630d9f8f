CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"postal_code" text NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"detail" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"is_default" integer DEFAULT 0 NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "geocodes" (
	"source" text NOT NULL,
	"query" text NOT NULL,
	"language" text NOT NULL,
	"places" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "geocodes_source_query_language_pk" PRIMARY KEY("source","query","language")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"store_id" text,
	"title" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"href" text,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_posts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"author" text NOT NULL,
	"content" jsonb NOT NULL,
	"picture" jsonb,
	"url" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "special_goods" (
	"special_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"discount_type" integer DEFAULT 1 NOT NULL,
	"discount_price" integer DEFAULT 0 NOT NULL,
	"receive_from" text,
	"receive_until" text,
	"limit_per_person" integer DEFAULT -1 NOT NULL,
	CONSTRAINT "special_goods_special_id_goods_id_pk" PRIMARY KEY("special_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "special_stores" (
	"special_id" text NOT NULL,
	"store_id" text NOT NULL,
	CONSTRAINT "special_stores_special_id_store_id_pk" PRIMARY KEY("special_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "specials" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"picture" jsonb,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_openings" (
	"store_id" text NOT NULL,
	"order_type" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"last_order_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_openings_store_id_order_type_opens_at_pk" PRIMARY KEY("store_id","order_type","opens_at")
);
--> statement-breakpoint
CREATE TABLE "store_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "store_type" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "order_types" integer[] DEFAULT '{1}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "prefecture" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "max_distance" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "delivery_minutes" integer DEFAULT 45 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "search_grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "rating" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "sales" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "per_person_price" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "score" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_goods" ADD CONSTRAINT "special_goods_special_id_specials_id_fk" FOREIGN KEY ("special_id") REFERENCES "public"."specials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_goods" ADD CONSTRAINT "special_goods_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_stores" ADD CONSTRAINT "special_stores_special_id_specials_id_fk" FOREIGN KEY ("special_id") REFERENCES "public"."specials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_stores" ADD CONSTRAINT "special_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_openings" ADD CONSTRAINT "store_openings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_member" ON "addresses" USING btree ("uid","used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("uid") WHERE "addresses"."is_default" = 1;--> statement-breakpoint
CREATE INDEX "geocodes_age" ON "geocodes" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "banners_place" ON "banners" USING btree ("place","store_id","position");--> statement-breakpoint
CREATE INDEX "feed_posts_time" ON "feed_posts" USING btree ("posted_at");--> statement-breakpoint
CREATE INDEX "special_goods_goods" ON "special_goods" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "special_stores_store" ON "special_stores" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "specials_now" ON "specials" USING btree ("end_time","kind");--> statement-breakpoint
CREATE INDEX "store_openings_time" ON "store_openings" USING btree ("opens_at","last_order_at");--> statement-breakpoint
CREATE INDEX "stores_position" ON "stores" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "stores_score" ON "stores" USING btree ("score" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "stores_rating" ON "stores" USING btree ("rating" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "stores_price" ON "stores" USING btree ("per_person_price","id");--> statement-breakpoint
CREATE INDEX "stores_fee" ON "stores" USING btree ("dispatchprice","id");--> statement-breakpoint
CREATE INDEX "stores_created" ON "stores" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "stores_type" ON "stores" USING btree ("store_type");--> statement-breakpoint
CREATE INDEX "stores_grams" ON "stores" USING gin ("search_grams");--> statement-breakpoint
CREATE INDEX "stores_order_types" ON "stores" USING gin ("order_types");