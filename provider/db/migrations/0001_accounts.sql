CREATE TABLE "favourites" (
	"uid" text NOT NULL,
	"store_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_uid_store_id_pk" PRIMARY KEY("uid","store_id")
);
--> statement-breakpoint
CREATE TABLE "member_platforms" (
	"platform" text NOT NULL,
	"subject" text NOT NULL,
	"uid" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_platforms_platform_subject_pk" PRIMARY KEY("platform","subject")
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failure" text,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_proofs" (
	"proof_hash" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "verification_codes_phone_purpose_pk" PRIMARY KEY("phone","purpose")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "family_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "given_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "sex" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "avatar" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_message_agreed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_platforms" ADD CONSTRAINT "member_platforms_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_store" ON "favourites" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "member_platforms_uid" ON "member_platforms" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sms_messages_waiting" ON "sms_messages" USING btree ("done_at","created_at");--> statement-breakpoint
CREATE INDEX "used_proofs_age" ON "used_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_phone" ON "members" USING btree ("phone") WHERE "members"."deleted_at" is null;