DROP TABLE "tablet_pairings" CASCADE;--> statement-breakpoint
DROP TABLE "tablets" CASCADE;--> statement-breakpoint
ALTER TABLE "desk_tablets" ADD COLUMN "device_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" DROP COLUMN "tablet_id";