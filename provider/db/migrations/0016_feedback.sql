CREATE TABLE "feedbacks" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text,
	"type" integer NOT NULL,
	"content" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"store_id" text,
	"order_no" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "feedbacks_open" ON "feedbacks" USING btree ("answered_at","created_at");--> statement-breakpoint
CREATE INDEX "feedbacks_member" ON "feedbacks" USING btree ("uid");