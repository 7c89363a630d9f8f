DROP INDEX "goods_mall";--> statement-breakpoint
DROP INDEX "goods_mall_price";--> statement-breakpoint
DROP INDEX "goods_mall_new";--> statement-breakpoint
CREATE INDEX "goods_mall" ON "goods" USING btree ("mall_category_id",(- (sales + sales_elsewhere)),"id") WHERE not is_withdrawn and mall_category_id is not null and shipping is not null and show_types @> '[3]'::jsonb and tax_class in ('food', 'alcohol', 'goods') and price >= 0;--> statement-breakpoint
CREATE INDEX "goods_mall_price" ON "goods" USING btree ("mall_category_id",(greatest(0, case discount_type when 0 then price when 2 then price - discount_price
        else (price * (100 - discount_price) + 50) / 100 end)),"id") WHERE not is_withdrawn and mall_category_id is not null and shipping is not null and show_types @> '[3]'::jsonb and tax_class in ('food', 'alcohol', 'goods') and price >= 0;--> statement-breakpoint
CREATE INDEX "goods_mall_new" ON "goods" USING btree ("mall_category_id","created_at","id") WHERE not is_withdrawn and mall_category_id is not null and shipping is not null and show_types @> '[3]'::jsonb and tax_class in ('food', 'alcohol', 'goods') and price >= 0;