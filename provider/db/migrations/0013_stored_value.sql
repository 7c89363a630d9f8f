CREATE TABLE "mall_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refill_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"store_id" text NOT NULL,
	"valid_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refill_offers" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"kind" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" jsonb,
	"price" integer NOT NULL,
	"amount" integer NOT NULL,
	"validity_days" integer,
	"goods_ids" text[] DEFAULT '{}' NOT NULL,
	"is_free_amount" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refill_orders" (
	"refill_order_no" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"store_id" text NOT NULL,
	"kind" integer NOT NULL,
	"offer_id" text,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" jsonb,
	"price" integer NOT NULL,
	"amount" integer NOT NULL,
	"validity_days" integer,
	"goods_ids" text[] DEFAULT '{}' NOT NULL,
	"target_id" text,
	"pay_status" integer DEFAULT 0 NOT NULL,
	"pay_type" integer,
	"trans_id" text,
	"placed_at" timestamp with time zone NOT NULL,
	"credited_at" timestamp with time zone,
	"balance_after" integer,
	"given_up_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "use_tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"amount" integer,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reversed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text,
	"store_id" text NOT NULL,
	"offer_id" text,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" jsonb,
	"goods_ids" text[] DEFAULT '{}' NOT NULL,
	"gift_amount" integer DEFAULT 0 NOT NULL,
	"activation_hash" text,
	"activated_at" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_covered";--> statement-breakpoint
DROP INDEX "payments_ref";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "order_no" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "shipping" jsonb;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "mall_category_id" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "sales" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "sales_elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "holding_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "member_coupon_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stored_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_date" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_section" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcels" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "purchase_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_age_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refill_order_no" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_part" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "refunded_for" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shopcart_lines" ADD COLUMN "price_seen" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "shipping" jsonb;--> statement-breakpoint
ALTER TABLE "refill_cards" ADD CONSTRAINT "refill_cards_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_cards" ADD CONSTRAINT "refill_cards_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_offers" ADD CONSTRAINT "refill_offers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_orders" ADD CONSTRAINT "refill_orders_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_orders" ADD CONSTRAINT "refill_orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_orders" ADD CONSTRAINT "refill_orders_offer_id_refill_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."refill_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "use_tickets" ADD CONSTRAINT "use_tickets_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "use_tickets" ADD CONSTRAINT "use_tickets_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_offer_id_refill_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."refill_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refill_cards_own" ON "refill_cards" USING btree ("uid","store_id");--> statement-breakpoint
CREATE INDEX "refill_offers_store" ON "refill_offers" USING btree ("store_id","kind","position");--> statement-breakpoint
CREATE INDEX "refill_orders_own" ON "refill_orders" USING btree ("uid","placed_at");--> statement-breakpoint
CREATE INDEX "use_tickets_own" ON "use_tickets" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "use_tickets_store" ON "use_tickets" USING btree ("store_id","state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "use_tickets_code" ON "use_tickets" USING btree ("store_id","code_hash") WHERE "use_tickets"."code_hash" is not null;--> statement-breakpoint
CREATE INDEX "vouchers_own" ON "vouchers" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "vouchers_store" ON "vouchers" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_activation" ON "vouchers" USING btree ("activation_hash") WHERE "vouchers"."activation_hash" is not null;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_mall_category_id_mall_categories_id_fk" FOREIGN KEY ("mall_category_id") REFERENCES "public"."mall_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_coupon_id_member_coupons_id_fk" FOREIGN KEY ("member_coupon_id") REFERENCES "public"."member_coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refill_order_no_refill_orders_refill_order_no_fk" FOREIGN KEY ("refill_order_no") REFERENCES "public"."refill_orders"("refill_order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_mall" ON "goods" USING btree ("mall_category_id",(- (sales + sales_elsewhere)),"id");--> statement-breakpoint
CREATE INDEX "goods_mall_price" ON "goods" USING btree ("mall_category_id","price","id");--> statement-breakpoint
CREATE INDEX "goods_mall_new" ON "goods" USING btree ("mall_category_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_purchase" ON "orders" USING btree ("purchase_id") WHERE "orders"."purchase_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_member_coupon" ON "orders" USING btree ("member_coupon_id") WHERE "orders"."member_coupon_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_refill" ON "payments" USING btree ("refill_order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_refill" ON "payments" USING btree ("refill_order_no") WHERE "payments"."state" in ('created', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_ref" ON "payments" USING btree ("gateway_ref","order_no");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_covered" CHECK ("ledger_accounts"."balance" >= 0 or "ledger_accounts"."kind" not in ('wallet', 'wallet_bonus', 'voucher'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_subject" CHECK (("payments"."order_no" is null) <> ("payments"."refill_order_no" is null));