ALTER TABLE "orders" ADD COLUMN "refund_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "handover_note" text DEFAULT '' NOT NULL;