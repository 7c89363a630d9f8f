CREATE TABLE "option_groups" (
	"id" text NOT NULL,
	"store_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"need" integer NOT NULL,
	"most" integer NOT NULL,
	"options" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "option_groups_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "menu_drafts" (
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"content" jsonb,
	"made_on" text,
	"staff_id" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "menu_drafts_store_id_kind_item_id_pk" PRIMARY KEY("store_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "menu_schedules" (
	"store_id" text PRIMARY KEY NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"trouble" text
);
--> statement-breakpoint
CREATE TABLE "menu_versions" (
	"store_id" text NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"differences" jsonb NOT NULL,
	"staff_id" text,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_versions_store_id_number_pk" PRIMARY KEY("store_id","number")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "group_ids" jsonb;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "sold_when" jsonb;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "is_off_hours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "goes_with" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "option_groups" ADD CONSTRAINT "option_groups_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_drafts" ADD CONSTRAINT "menu_drafts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_drafts" ADD CONSTRAINT "menu_drafts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_schedules" ADD CONSTRAINT "menu_schedules_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_schedules" ADD CONSTRAINT "menu_schedules_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_versions" ADD CONSTRAINT "menu_versions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_versions" ADD CONSTRAINT "menu_versions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "menu_schedules_due" ON "menu_schedules" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "goods_sold_when" ON "goods" USING btree ("store_id") WHERE sold_when is not null or is_off_hours;