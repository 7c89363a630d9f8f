CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text,
	"picture" jsonb NOT NULL,
	"file_names" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"unnamed_since" timestamp with time zone,
	"is_for_good" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_to_look_for" ON "pictures" USING btree ("looked_at") WHERE not "pictures"."is_for_good" and "pictures"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "pictures_removed" ON "pictures" USING btree ("removed_at") WHERE "pictures"."removed_at" is not null;