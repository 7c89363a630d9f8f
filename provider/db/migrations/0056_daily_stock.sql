ALTER TABLE "goods" ADD COLUMN "course_time" jsonb;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "daily" integer;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "refills_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "counted_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "allergen_checks" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "legal_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_refills" ON "goods" USING btree ("refills_at") WHERE refills_at is not null;