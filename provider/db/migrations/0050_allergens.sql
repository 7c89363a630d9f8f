CREATE TABLE "allergen_checks" (
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"stamp" text NOT NULL,
	"staff_id" text,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "allergen_checks_store_id_kind_item_id_stamp_pk" PRIMARY KEY("store_id","kind","item_id","stamp")
);
--> statement-breakpoint
ALTER TABLE "allergen_checks" ADD CONSTRAINT "allergen_checks_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allergen_checks" ADD CONSTRAINT "allergen_checks_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;