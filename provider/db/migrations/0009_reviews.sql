ALTER TABLE "uploads" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "uploads_removed" ON "uploads" USING btree ("removed_at") WHERE "uploads"."removed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order" ON "reviews" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "reviews_member" ON "reviews" USING btree ("uid","created_at","id");