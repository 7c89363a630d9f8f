CREATE TABLE "line_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"store_id" text NOT NULL,
	"order_no" text NOT NULL,
	"event" text NOT NULL,
	"language" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_notifiers" (
	"order_no" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"token" text NOT NULL,
	"remaining" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "message_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "message_wording" integer;--> statement-breakpoint
CREATE INDEX "line_messages_due" ON "line_messages" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "line_messages_member" ON "line_messages" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "line_messages_order" ON "line_messages" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "line_messages_created" ON "line_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "line_notifiers_member" ON "line_notifiers" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "line_notifiers_end" ON "line_notifiers" USING btree ("expires_at");