CREATE TABLE "known_devices" (
	"viewer" text NOT NULL,
	"family" text NOT NULL,
	"country" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_viewer_family_country_pk" PRIMARY KEY("viewer","family","country")
);
--> statement-breakpoint
CREATE TABLE "plays" (
	"viewer" text PRIMARY KEY NOT NULL,
	"claims" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"viewer" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "session_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "last_active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "session" text;--> statement-breakpoint
ALTER TABLE "paywalls" ADD COLUMN "playing_limit" integer;--> statement-breakpoint
ALTER TABLE "paywalls" ADD COLUMN "signed_in_limit" integer;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_tokens" ADD CONSTRAINT "removed_tokens_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_tokens_viewer" ON "removed_tokens" USING btree ("viewer");