CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"disclosure" jsonb NOT NULL,
	"registration_number" text
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "opened_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "cards_printed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "follows_company" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "removed_at" timestamp with time zone;