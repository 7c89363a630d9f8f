CREATE TABLE "print_jobs" (
	"id" text NOT NULL,
	"store_id" text NOT NULL,
	"printer_id" text NOT NULL,
	"kind" text NOT NULL,
	"order_no" text,
	"round" integer,
	"source" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"is_copy" boolean DEFAULT false NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"printed_at" timestamp with time zone,
	"trouble" text DEFAULT '' NOT NULL,
	CONSTRAINT "print_jobs_id_store_id_pk" PRIMARY KEY("id","store_id")
);
--> statement-breakpoint
CREATE TABLE "printers" (
	"id" text NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"columns" integer NOT NULL,
	"secret" jsonb NOT NULL,
	"stations" jsonb,
	"prints_tickets" boolean DEFAULT true NOT NULL,
	"prints_bills" boolean DEFAULT false NOT NULL,
	"device" text,
	"seen_at" timestamp with time zone,
	"trouble" text DEFAULT '' NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "printers_id_store_id_pk" PRIMARY KEY("id","store_id")
);
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_printer_id_store_id_printers_id_store_id_fk" FOREIGN KEY ("printer_id","store_id") REFERENCES "public"."printers"("id","store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printers" ADD CONSTRAINT "printers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_jobs_waiting" ON "print_jobs" USING btree ("printer_id","made_at") WHERE "print_jobs"."state" in ('queued', 'sent');--> statement-breakpoint
CREATE INDEX "print_jobs_unprinted" ON "print_jobs" USING btree ("store_id","made_at") WHERE "print_jobs"."state" <> 'printed';--> statement-breakpoint
CREATE INDEX "print_jobs_order" ON "print_jobs" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "print_jobs_age" ON "print_jobs" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "printers_store" ON "printers" USING btree ("store_id","added_at");