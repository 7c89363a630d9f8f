CREATE TABLE "receipt_numbers" (
	"store_id" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_numbers_store_id_year_pk" PRIMARY KEY("store_id","year")
);
--> statement-breakpoint
DROP INDEX "receipts_order";--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_pkey";--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "store_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "issue" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "mail_id" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_store_id_receipt_no_issue_pk" PRIMARY KEY("store_id","receipt_no","issue");--> statement-breakpoint
ALTER TABLE "receipt_numbers" ADD CONSTRAINT "receipt_numbers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "receipts_member" ON "receipts" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_order" ON "receipts" USING btree ("order_no","issue");
