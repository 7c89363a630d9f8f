ALTER TABLE "cards" ADD COLUMN "replaces" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "wants_default" boolean DEFAULT false NOT NULL;