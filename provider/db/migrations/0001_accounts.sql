CREATE TABLE "access_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"viewer" text NOT NULL,
	"session" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"viewer" text NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	CONSTRAINT "identities_viewer_kind_pk" PRIMARY KEY("viewer","kind")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"viewer" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registration_answers" (
	"viewer" text NOT NULL,
	"field" text NOT NULL,
	"value" jsonb,
	"skipped" boolean NOT NULL,
	CONSTRAINT "registration_answers_viewer_field_pk" PRIMARY KEY("viewer","field")
);
--> statement-breakpoint
CREATE TABLE "viewers" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"channel" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text,
	"password_expires_at" timestamp with time zone,
	"email_verified_at" timestamp with time zone,
	"subscribers_group" text,
	"entitlements" text[] NOT NULL,
	"alerts" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_answers" ADD CONSTRAINT "registration_answers_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewers" ADD CONSTRAINT "viewers_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_viewer" ON "access_tokens" USING btree ("viewer");--> statement-breakpoint
CREATE INDEX "access_tokens_session" ON "access_tokens" USING btree ("session");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("channel","kind","issuer","subject");--> statement-breakpoint
CREATE INDEX "one_time_tokens_viewer" ON "one_time_tokens" USING btree ("viewer");--> statement-breakpoint
CREATE UNIQUE INDEX "viewers_email" ON "viewers" USING btree ("channel","email");--> statement-breakpoint
CREATE UNIQUE INDEX "viewers_token" ON "viewers" USING btree ("token");