CREATE TABLE "rights_rules" (
	"channel" text NOT NULL,
	"token" text NOT NULL,
	"position" integer NOT NULL,
	"content" text,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"territory" jsonb,
	"minutes" integer,
	CONSTRAINT "rights_rules_channel_token_pk" PRIMARY KEY("channel","token")
);
--> statement-breakpoint
ALTER TABLE "rights_rules" ADD CONSTRAINT "rights_rules_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;