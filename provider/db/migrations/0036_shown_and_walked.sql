CREATE INDEX "goods_mall_newest" ON "goods" USING btree ("created_at","id") WHERE mall_kind is not null;--> statement-breakpoint
CREATE INDEX "goods_mall_priced" ON "goods" USING btree ((greatest(0, case discount_type when 0 then price when 2 then price - discount_price
        else (price * (100 - discount_price) + 50) / 100 end)),"id") WHERE mall_kind is not null;--> statement-breakpoint
CREATE INDEX "stores_shown" ON "stores" USING btree ("id") WHERE is_listed and left_at is null;