CREATE TABLE "stations" (
	"id" text NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "stations_id_store_id_pk" PRIMARY KEY("id","store_id")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "station_id" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "station_id" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "serving" text DEFAULT 'at_once' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "serving" text DEFAULT 'at_once';--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "called_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "served_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "tells_dishes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stations" ADD CONSTRAINT "stations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stations_store" ON "stations" USING btree ("store_id","position");