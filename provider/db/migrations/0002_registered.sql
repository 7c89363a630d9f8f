ALTER TABLE "members" ADD COLUMN "registered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "leaving_reason" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "family" text;