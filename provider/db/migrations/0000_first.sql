CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"category_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" jsonb,
	"price" integer NOT NULL,
	"discount_type" integer DEFAULT 0 NOT NULL,
	"discount_price" integer DEFAULT 0 NOT NULL,
	"option_groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_buffet" boolean DEFAULT false NOT NULL,
	"is_course" boolean DEFAULT false NOT NULL,
	"course_id" text,
	"stock" integer DEFAULT -1 NOT NULL,
	"is_sold_out" boolean DEFAULT false NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"show_types" jsonb NOT NULL,
	"tax_class" text DEFAULT 'food' NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allergens" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer NOT NULL,
	"recommended" integer,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"path" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "limits_name_subject_window_start_pk" PRIMARY KEY("name","subject","window_start")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"uid" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'ja' NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "members_channel_unique" UNIQUE("channel")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"refreshable_until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "browse_counts" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "browse_counts_kind_id_day_pk" PRIMARY KEY("kind","id","day")
);
--> statement-breakpoint
CREATE TABLE "channel_messages" (
	"timetoken" bigint NOT NULL,
	"channel" text NOT NULL,
	"payload" jsonb NOT NULL,
	CONSTRAINT "channel_messages_channel_timetoken_pk" PRIMARY KEY("channel","timetoken")
);
--> statement-breakpoint
CREATE TABLE "informs" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"store_id" text NOT NULL,
	"order_no" text,
	"event" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"table_id" text,
	"uid" text NOT NULL,
	"kind" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "call_numbers" (
	"store_id" text NOT NULL,
	"day" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "call_numbers_store_id_day_pk" PRIMARY KEY("store_id","day")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"round" integer NOT NULL,
	"position" integer NOT NULL,
	"goods_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"option_value" jsonb NOT NULL,
	"option_name" jsonb NOT NULL,
	"picture" jsonb,
	"number" integer NOT NULL,
	"list_price" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"tax_class" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_rounds" (
	"order_no" text NOT NULL,
	"round" integer NOT NULL,
	"uid" text NOT NULL,
	"client_order_id" text NOT NULL,
	"total" integer NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "order_rounds_order_no_round_pk" PRIMARY KEY("order_no","round")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"store_id" text NOT NULL,
	"order_type" integer NOT NULL,
	"sitting_id" text,
	"table_id" text,
	"seat_number" text,
	"is_table_verified" boolean DEFAULT true NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"tableware" jsonb,
	"remark" text DEFAULT '' NOT NULL,
	"invoice_title" text DEFAULT '' NOT NULL,
	"order_status" integer DEFAULT 0 NOT NULL,
	"pay_status" integer DEFAULT 0 NOT NULL,
	"pay_type" integer,
	"is_locked" boolean DEFAULT false NOT NULL,
	"is_cashier_pending" boolean DEFAULT false NOT NULL,
	"call_number" text NOT NULL,
	"bill" jsonb NOT NULL,
	"total" integer NOT NULL,
	"delivery_address" jsonb,
	"delivery_company" text,
	"delivery_number" text,
	"receive_at" timestamp with time zone,
	"pickup_at" timestamp with time zone,
	"placed_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"auto_cancel_at" timestamp with time zone,
	"trans_id" text
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"trans_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"uid" text NOT NULL,
	"amount" integer NOT NULL,
	"pay_type" integer NOT NULL,
	"state" text NOT NULL,
	"gateway_ref" text NOT NULL,
	"redirect_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"ref" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"method" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"is_silent" boolean DEFAULT false NOT NULL,
	"answers_at" timestamp with time zone,
	"card_brand" text,
	"card_last4" text,
	"return_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"tax_class" text NOT NULL,
	"order_type" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "tax_rates_tax_class_order_type_valid_from_pk" PRIMARY KEY("tax_class","order_type","valid_from")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"order_no" text,
	"uid" text,
	"author" text NOT NULL,
	"star" integer NOT NULL,
	"content" jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reply" jsonb,
	"replied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shopcart_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"store_id" text NOT NULL,
	"goods_show_type" integer NOT NULL,
	"goods_id" text NOT NULL,
	"option_value" jsonb NOT NULL,
	"number" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"meal_time" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"phone" text NOT NULL,
	"picture" jsonb,
	"logo" jsonb,
	"time_zone" text DEFAULT 'Asia/Tokyo' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"is_room" boolean DEFAULT false NOT NULL,
	"is_reg" integer DEFAULT 0 NOT NULL,
	"is_store_notice" boolean DEFAULT true NOT NULL,
	"is_tea_money" boolean DEFAULT false NOT NULL,
	"tea_money" integer DEFAULT 0 NOT NULL,
	"dispatchprice" integer DEFAULT 0 NOT NULL,
	"freeprice" integer DEFAULT 0 NOT NULL,
	"minimum_order" integer DEFAULT 0 NOT NULL,
	"pay_list" jsonb NOT NULL,
	"accent_color" text NOT NULL,
	"auto_cancel_minutes" integer DEFAULT 15 NOT NULL,
	"max_people" integer DEFAULT 10 NOT NULL,
	"dishware" jsonb NOT NULL,
	"remark_templates" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"disclosure" jsonb NOT NULL,
	"registration_number" text,
	"business_hours" jsonb NOT NULL,
	"pickup_hours" jsonb NOT NULL,
	"delivery_hours" jsonb NOT NULL,
	"paused_until" timestamp with time zone,
	"is_listed" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"seats" integer NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"epoch" integer DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_numbers" ADD CONSTRAINT "call_numbers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rounds" ADD CONSTRAINT "order_rounds_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_store" ON "categories" USING btree ("store_id","position");--> statement-breakpoint
CREATE INDEX "goods_category" ON "goods" USING btree ("store_id","category_id","position","id");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_uid" ON "sessions" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_messages_timetoken" ON "channel_messages" USING btree ("timetoken");--> statement-breakpoint
CREATE INDEX "informs_member" ON "informs" USING btree ("uid","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "staff_calls_store" ON "staff_calls" USING btree ("store_id","answered_at","created_at");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_no","round","position");--> statement-breakpoint
CREATE UNIQUE INDEX "order_attempt" ON "order_rounds" USING btree ("uid","client_order_id");--> statement-breakpoint
CREATE INDEX "order_attempt_id" ON "order_rounds" USING btree ("client_order_id");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("uid","placed_at","order_no");--> statement-breakpoint
CREATE INDEX "orders_store" ON "orders" USING btree ("store_id","order_status","placed_at");--> statement-breakpoint
CREATE INDEX "orders_sitting" ON "orders" USING btree ("sitting_id");--> statement-breakpoint
CREATE INDEX "orders_auto_cancel" ON "orders" USING btree ("auto_cancel_at");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_ref" ON "payments" USING btree ("gateway_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("order_no") WHERE "payments"."state" in ('created', 'unknown');--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("state");--> statement-breakpoint
CREATE INDEX "sandbox_payments_untold" ON "sandbox_payments" USING btree ("created_at") WHERE "sandbox_payments"."told_at" is null and "sandbox_payments"."state" <> 'open';--> statement-breakpoint
CREATE INDEX "reviews_store" ON "reviews" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "shopcart_member" ON "shopcart_lines" USING btree ("uid","store_id","goods_show_type");--> statement-breakpoint
CREATE INDEX "sittings_table" ON "sittings" USING btree ("table_id","closed_at");--> statement-breakpoint
CREATE INDEX "tables_store" ON "tables" USING btree ("store_id","position");