ALTER TABLE "orders" ADD COLUMN "arrives_from" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift" jsonb;