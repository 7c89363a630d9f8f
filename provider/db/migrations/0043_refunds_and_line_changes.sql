CREATE TABLE "line_changes" (
	"id" text NOT NULL,
	"store_id" text NOT NULL,
	"order_no" text NOT NULL,
	"line_id" text NOT NULL,
	"how" text NOT NULL,
	"number" integer NOT NULL,
	"name" jsonb NOT NULL,
	"option_name" jsonb NOT NULL,
	"reason" text NOT NULL,
	"staff_id" text,
	"goods_id" text NOT NULL,
	"total_before" integer NOT NULL,
	"total" integer NOT NULL,
	"bill_before" jsonb NOT NULL,
	"bill" jsonb NOT NULL,
	"was_paid" boolean NOT NULL,
	"back" integer NOT NULL,
	"is_back_in_stock" boolean NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "line_changes_id_store_id_pk" PRIMARY KEY("id","store_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text NOT NULL,
	"store_id" text NOT NULL,
	"order_no" text NOT NULL,
	"trans_id" text,
	"pay_type" integer NOT NULL,
	"amount" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"staff_id" text,
	"made_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"done_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "refunds_id_store_id_pk" PRIMARY KEY("id","store_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_remade" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "line_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "line_changes" ADD CONSTRAINT "line_changes_order_no_store_id_orders_order_no_store_id_fk" FOREIGN KEY ("order_no","store_id") REFERENCES "public"."orders"("order_no","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_no_store_id_orders_order_no_store_id_fk" FOREIGN KEY ("order_no","store_id") REFERENCES "public"."orders"("order_no","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_changes_order" ON "line_changes" USING btree ("order_no","made_at");--> statement-breakpoint
CREATE INDEX "line_changes_paid" ON "line_changes" USING btree ("store_id","made_at") WHERE "line_changes"."was_paid";--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("trans_id");--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("store_id","done_at") WHERE "refunds"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("due_at") WHERE "refunds"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("store_id") WHERE "refunds"."state" = 'failed';--> statement-breakpoint
-- What went back wholly before parts could: the sum stands beside it all the same.
UPDATE orders SET refunded = total WHERE pay_status = 3;
