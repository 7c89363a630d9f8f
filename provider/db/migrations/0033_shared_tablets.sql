CREATE TABLE "desk_tablets" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"device_id" text NOT NULL,
	"paired_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tablet_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD COLUMN "tablet_id" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "pin_hash" text;--> statement-breakpoint
ALTER TABLE "desk_tablets" ADD CONSTRAINT "desk_tablets_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tablet_codes" ADD CONSTRAINT "tablet_codes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tablet_codes" ADD CONSTRAINT "tablet_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_tablets_token" ON "desk_tablets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "desk_tablets_store" ON "desk_tablets" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "desk_tablets_end" ON "desk_tablets" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "tablet_codes_store" ON "tablet_codes" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "tablet_codes_age" ON "tablet_codes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD CONSTRAINT "desk_sessions_tablet_id_desk_tablets_id_fk" FOREIGN KEY ("tablet_id") REFERENCES "public"."desk_tablets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_sessions_tablet" ON "desk_sessions" USING btree ("tablet_id");