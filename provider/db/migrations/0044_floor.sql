ALTER TABLE "orders" ADD COLUMN "left_tables" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "area" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "plan_x" smallint;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "plan_y" smallint;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "shape" text DEFAULT 'square' NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "joined_sitting_id" text;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "is_apart" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_moved" ON "orders" USING btree ("uid") WHERE "orders"."left_tables" <> '{}';