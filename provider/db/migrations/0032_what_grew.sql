-- What lists, searches and housekeeping looked at more of the more there was: each has a column or an index of its own.
DROP INDEX "goods_mall";--> statement-breakpoint
DROP INDEX "goods_mall_price";--> statement-breakpoint
DROP INDEX "goods_grams";--> statement-breakpoint
DROP INDEX "goods_mall_new";--> statement-breakpoint
DROP INDEX "goods_on_sale";--> statement-breakpoint
DROP INDEX "goods_mall_recommended";--> statement-breakpoint
DROP INDEX "refill_cards_ends";--> statement-breakpoint
DROP INDEX "vouchers_ends";--> statement-breakpoint
DROP INDEX "stores_hours_changed";--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "name_grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "mall_kind" text GENERATED ALWAYS AS (case when not is_withdrawn and shipping is not null and show_types @> '[3]'::jsonb
        and tax_class in ('food', 'alcohol', 'goods') and price >= 0 then mall_category_id end) STORED;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refill_cards" ADD COLUMN "written_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "written_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "name_grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "is_shop" boolean GENERATED ALWAYS AS (shipping is not null and left_at is null and order_types @> '{4}') STORED;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "mall_sales_at" timestamp with time zone;--> statement-breakpoint
UPDATE refill_cards SET written_off_at = valid_until WHERE valid_until <= now() AND NOT EXISTS (
  SELECT 1 FROM ledger_accounts held WHERE held.uid = refill_cards.uid AND held.store_id = refill_cards.store_id
    AND held.kind IN ('wallet', 'wallet_bonus') AND held.balance > 0);--> statement-breakpoint
UPDATE vouchers SET written_off_at = valid_until WHERE valid_until <= now() AND NOT EXISTS (
  SELECT 1 FROM ledger_accounts held WHERE held.id = 'holding:' || vouchers.id AND held.balance > 0);--> statement-breakpoint
CREATE INDEX "member_coupons_used" ON "member_coupons" USING btree ("coupon_id") WHERE used_at is not null;--> statement-breakpoint
CREATE INDEX "goods_mall_sold" ON "goods" USING btree ((- (sales + sales_elsewhere)),"id") WHERE mall_kind is not null;--> statement-breakpoint
CREATE INDEX "goods_name_grams" ON "goods" USING gin ("name_grams") WHERE mall_kind is not null;--> statement-breakpoint
CREATE INDEX "members_unlooked" ON "members" USING btree ("created_at") WHERE "members"."kind" = 'visitor' and "members"."looked_at" is null;--> statement-breakpoint
CREATE INDEX "members_looked" ON "members" USING btree ("looked_at") WHERE "members"."kind" = 'visitor' and "members"."looked_at" is not null;--> statement-breakpoint
CREATE INDEX "staff_calls_member" ON "staff_calls" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "orders_shipped_cancelled" ON "orders" USING btree ("cancelled_at") WHERE "orders"."order_type" = 4 and "orders"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_shipped_by" ON "orders" USING btree ("store_id","placed_at") WHERE "orders"."order_type" = 4;--> statement-breakpoint
CREATE INDEX "payments_member" ON "payments" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "stores_mall_sales_due" ON "stores" USING btree ("mall_sales_at") WHERE is_shop;--> statement-breakpoint
CREATE INDEX "stores_shops" ON "stores" USING btree ("id") WHERE is_shop;--> statement-breakpoint
CREATE INDEX "stores_name_grams" ON "stores" USING gin ("name_grams");--> statement-breakpoint
CREATE INDEX "goods_mall" ON "goods" USING btree ("mall_kind",(- (sales + sales_elsewhere)),"id") WHERE mall_kind is not null;--> statement-breakpoint
CREATE INDEX "goods_mall_price" ON "goods" USING btree ("mall_kind",(greatest(0, case discount_type when 0 then price when 2 then price - discount_price
        else (price * (100 - discount_price) + 50) / 100 end)),"id") WHERE mall_kind is not null;--> statement-breakpoint
CREATE INDEX "goods_grams" ON "goods" USING gin ("search_grams") WHERE mall_kind is not null;--> statement-breakpoint
CREATE INDEX "goods_mall_new" ON "goods" USING btree ("mall_kind","created_at","id") WHERE mall_kind is not null;--> statement-breakpoint
CREATE INDEX "goods_on_sale" ON "goods" USING btree ("mall_kind","store_id") WHERE mall_kind is not null;--> statement-breakpoint
CREATE INDEX "goods_mall_recommended" ON "goods" USING btree ("recommended",(- (sales + sales_elsewhere)),"id") WHERE mall_kind is not null and recommended is not null;--> statement-breakpoint
CREATE INDEX "refill_cards_ends" ON "refill_cards" USING btree ("valid_until") WHERE "refill_cards"."written_off_at" is null;--> statement-breakpoint
CREATE INDEX "vouchers_ends" ON "vouchers" USING btree ("valid_until") WHERE "vouchers"."written_off_at" is null;--> statement-breakpoint
CREATE INDEX "stores_hours_changed" ON "stores" USING btree ((openings_key is distinct from hours_key));