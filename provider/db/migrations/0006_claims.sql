CREATE TABLE "member_coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"coupon_id" text NOT NULL,
	"uid" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"used_at" timestamp with time zone,
	"order_no" text
);
--> statement-breakpoint
ALTER TABLE "member_coupons" ADD CONSTRAINT "member_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupons" ADD CONSTRAINT "member_coupons_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_coupons_own" ON "member_coupons" USING btree ("uid","coupon_id");