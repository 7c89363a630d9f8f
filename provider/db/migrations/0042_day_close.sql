CREATE TABLE "close_entries" (
	"store_id" text NOT NULL,
	"ref" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"order_no" text,
	"order_type" integer,
	"pay_type" integer,
	"amount" integer NOT NULL,
	"staff_id" text,
	CONSTRAINT "close_entries_store_id_ref_pk" PRIMARY KEY("store_id","ref")
);
--> statement-breakpoint
CREATE TABLE "day_closes" (
	"store_id" text NOT NULL,
	"number" integer NOT NULL,
	"day" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"figures" jsonb NOT NULL,
	"open" jsonb NOT NULL,
	"change_float" integer,
	"expected" integer,
	"counted" integer,
	"pieces" jsonb,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "day_closes_store_id_number_pk" PRIMARY KEY("store_id","number")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "counter_paid" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "back_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "close_entries_close" ON "close_entries" USING btree ("store_id","number","at");--> statement-breakpoint
CREATE INDEX "day_closes_day" ON "day_closes" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("store_id","paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_refunded" ON "orders" USING btree ("store_id","refunded_at") WHERE "orders"."refunded_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("store_id","paid_at") WHERE "payments"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_back" ON "payments" USING btree ("store_id","back_at") WHERE "payments"."back_at" is not null;--> statement-breakpoint
CREATE INDEX "use_tickets_confirmed" ON "use_tickets" USING btree ("store_id","decided_at") WHERE "use_tickets"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "use_tickets_reversed" ON "use_tickets" USING btree ("store_id","reversed_at") WHERE "use_tickets"."reversed_at" is not null;--> statement-breakpoint
-- When a payment's money came and went, kept with its state by whichever way that changes.
CREATE FUNCTION note_payment_times() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'paid' AND (TG_OP = 'INSERT' OR OLD.state <> 'paid') THEN
    NEW.paid_at := coalesce(NEW.paid_at, NEW.updated_at);
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.state = 'paid' AND NEW.state IN ('refunded', 'abandoned') THEN
    NEW.back_at := coalesce(NEW.back_at, NEW.updated_at);
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER note_times BEFORE INSERT OR UPDATE OF state ON payments FOR EACH ROW
  EXECUTE FUNCTION note_payment_times();--> statement-breakpoint
-- A first close counts a business day from its beginning: what was paid in the last days has its times too.
UPDATE payments SET paid_at = CASE state WHEN 'paid' THEN updated_at ELSE created_at END,
  back_at = CASE state WHEN 'refunded' THEN updated_at END
WHERE state IN ('paid', 'refunded') AND updated_at > now() - interval '3 days';--> statement-breakpoint
UPDATE orders SET paid_at = coalesce(
    (SELECT p.paid_at FROM payments p WHERE p.trans_id = orders.trans_id AND p.store_id = orders.store_id),
    settled_at, completed_at, placed_at),
  counter_paid = CASE WHEN trans_id IS NULL AND pay_type IN (1, 7) THEN total - stored_total END
WHERE pay_status IN (1, 5) AND placed_at > now() - interval '3 days';--> statement-breakpoint
-- What was closed stays as it is, whoever asks.
CREATE FUNCTION keep_closes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Closes are added to, and never changed' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER keep_closes BEFORE UPDATE OR DELETE ON "day_closes" FOR EACH ROW EXECUTE FUNCTION keep_closes();--> statement-breakpoint
CREATE TRIGGER keep_all_closes BEFORE TRUNCATE ON "day_closes" FOR EACH STATEMENT EXECUTE FUNCTION keep_closes();--> statement-breakpoint
CREATE TRIGGER keep_entries BEFORE UPDATE OR DELETE ON "close_entries" FOR EACH ROW EXECUTE FUNCTION keep_closes();--> statement-breakpoint
CREATE TRIGGER keep_all_entries BEFORE TRUNCATE ON "close_entries" FOR EACH STATEMENT EXECUTE FUNCTION keep_closes();
