DROP INDEX "outbox_unsent";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_to_return" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_on_sale" ON "goods" USING btree ("mall_category_id","store_id") WHERE not is_withdrawn and mall_category_id is not null and shipping is not null and show_types @> '[3]'::jsonb and tax_class in ('food', 'alcohol', 'goods') and price >= 0;--> statement-breakpoint
CREATE INDEX "goods_mall_recommended" ON "goods" USING btree ("recommended",(- (sales + sales_elsewhere)),"id") WHERE mall_category_id is not null and recommended is not null;--> statement-breakpoint
CREATE INDEX "known_devices_age" ON "known_devices" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "limits_age" ON "limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "sessions_age" ON "sessions" USING btree ("refreshable_until");--> statement-breakpoint
CREATE INDEX "browse_counts_age" ON "browse_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "informs_age" ON "informs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "staff_calls_age" ON "staff_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "call_numbers_age" ON "call_numbers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("placed_at") WHERE "orders"."order_status" = 0;--> statement-breakpoint
CREATE INDEX "orders_served" ON "orders" USING btree ("completed_at") WHERE "orders"."order_status" = 2;--> statement-breakpoint
CREATE INDEX "orders_just_settled" ON "orders" USING btree ("store_id","settled_at") WHERE "orders"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_just_cancelled" ON "orders" USING btree ("store_id","cancelled_at") WHERE "orders"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_refund_failed" ON "orders" USING btree ("store_id") WHERE "orders"."pay_status" = 4;--> statement-breakpoint
CREATE INDEX "orders_shipped" ON "orders" USING btree ("placed_at") WHERE "orders"."order_type" = 4;--> statement-breakpoint
CREATE INDEX "slot_bookings_age" ON "slot_bookings" USING btree ("slot_at");--> statement-breakpoint
CREATE INDEX "payments_to_return" ON "payments" USING btree ("order_no") WHERE "payments"."is_to_return" and "payments"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "reviews_stars" ON "reviews" USING btree ("store_id","star");--> statement-breakpoint
CREATE INDEX "sms_messages_age" ON "sms_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "verification_codes_age" ON "verification_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("id") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
UPDATE payments SET is_to_return = true FROM orders
WHERE orders.order_no = payments.order_no AND NOT payments.is_part
  AND (orders.pay_status = 3 OR orders.trans_id IS NULL OR orders.trans_id <> payments.trans_id);--> statement-breakpoint
-- Whether an order's payments go back once they are paid, kept with whatever that depends on: both are written by whoever
-- has locked the order.
CREATE FUNCTION note_order_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments
  SET is_to_return = NEW.pay_status = 3 OR NEW.trans_id IS NULL OR NEW.trans_id <> payments.trans_id
  WHERE order_no = NEW.order_no AND NOT is_part;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_payments AFTER UPDATE OF pay_status, trans_id ON orders FOR EACH ROW
  WHEN (OLD.pay_status IS DISTINCT FROM NEW.pay_status OR OLD.trans_id IS DISTINCT FROM NEW.trans_id)
  EXECUTE FUNCTION note_order_payments();--> statement-breakpoint
CREATE FUNCTION note_payment_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_to_return := NOT NEW.is_part AND EXISTS (
    SELECT FROM orders WHERE orders.order_no = NEW.order_no
      AND (pay_status = 3 OR trans_id IS NULL OR trans_id <> NEW.trans_id));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER note_order BEFORE INSERT OR UPDATE OF state ON payments FOR EACH ROW
  EXECUTE FUNCTION note_payment_order();
