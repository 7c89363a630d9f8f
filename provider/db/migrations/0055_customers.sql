CREATE TABLE "privacy_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"came_on" text NOT NULL,
	"due_on" text NOT NULL,
	"identity" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"taken_by" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"refusal" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balance_corrections" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"store_id" text NOT NULL,
	"part" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"balance_after" integer
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "searched_for" text;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_corrections" ADD CONSTRAINT "balance_corrections_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_corrections" ADD CONSTRAINT "balance_corrections_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_requests_own" ON "privacy_requests" USING btree ("uid","taken_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("due_on","id") WHERE "privacy_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "privacy_requests_age" ON "privacy_requests" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "balance_corrections_own" ON "balance_corrections" USING btree ("uid","asked_at");--> statement-breakpoint
CREATE INDEX "balance_corrections_waiting" ON "balance_corrections" USING btree ("store_id","asked_at") WHERE "balance_corrections"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "balance_corrections_due" ON "balance_corrections" USING btree ("due_at") WHERE "balance_corrections"."state" = 'waiting' and "balance_corrections"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "members_phone_end" ON "members" USING btree (reverse("phone") text_pattern_ops) WHERE "members"."phone" is not null and "members"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "members_email" ON "members" USING btree (lower("email") text_pattern_ops) WHERE "members"."email" is not null and "members"."deleted_at" is null;