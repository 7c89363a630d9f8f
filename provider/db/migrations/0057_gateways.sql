-- What there was online until now was the demo's sandbox; 8: from balances, of which no gateway knows.
ALTER TABLE "cards" ADD COLUMN "gateway" text DEFAULT 'sandbox' NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ALTER COLUMN "gateway" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gateway" text;--> statement-breakpoint
UPDATE "payments" SET "gateway" = 'sandbox' WHERE "pay_type" <> 8;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gateway_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "begun_at" timestamp with time zone;
