ALTER TABLE "cards" ADD COLUMN "gateway" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gateway" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gateway_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "begun_at" timestamp with time zone;