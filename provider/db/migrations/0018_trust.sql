CREATE TABLE "desk_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"uid" text NOT NULL,
	"device_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_uid_device_hash_pk" PRIMARY KEY("uid","device_hash")
);
--> statement-breakpoint
CREATE TABLE "slowdowns" (
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"tries" double precision NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"waits_until" timestamp with time zone NOT NULL,
	CONSTRAINT "slowdowns_name_subject_pk" PRIMARY KEY("name","subject")
);
--> statement-breakpoint
ALTER TABLE "verification_codes" DROP CONSTRAINT "verification_codes_phone_purpose_pk";--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_phone_purpose_asker_pk" PRIMARY KEY("phone","purpose","asker");--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "proof_hash" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_sessions_end" ON "desk_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_device" ON "known_devices" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "slowdowns_age" ON "slowdowns" USING btree ("counted_at");--> statement-breakpoint
-- Kept answers that hold a session are nobody's to ask for again: nobody said how they would prove to be the same.
UPDATE "idempotency_keys" SET "answer" = '{}'::jsonb WHERE "scope" = 'anyone' AND "path" IN ('/order/user/none_register', '/order/user/register', '/order/user/login', '/order/user/restpwd', '/order/user/update_token');