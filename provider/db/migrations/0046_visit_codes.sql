CREATE TABLE "visit_guests" (
	"visit_id" text NOT NULL,
	"store_id" text NOT NULL,
	"uid" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_guests_visit_id_uid_store_id_pk" PRIMARY KEY("visit_id","uid","store_id")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "table_entry" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "table_entry" SET DEFAULT 'confirmed';--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "visit_minutes" integer DEFAULT 240 NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "digits_serial" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "wrong_digits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "guessed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "digits" text;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "left_tables" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "joined_id" text;--> statement-breakpoint
CREATE INDEX "visit_guests_member" ON "visit_guests" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "visit_guests_age" ON "visit_guests" USING btree ("joined_at");--> statement-breakpoint
CREATE INDEX "sittings_code" ON "sittings" USING btree ("code") WHERE "sittings"."code" is not null;--> statement-breakpoint
CREATE INDEX "sittings_joined" ON "sittings" USING btree ("joined_id") WHERE "sittings"."joined_id" is not null;