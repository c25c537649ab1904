CREATE TABLE "seeded_rows" (
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"token" text NOT NULL,
	"hash" text NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "seeded_rows_channel_kind_token_pk" PRIMARY KEY("channel","kind","token")
);
--> statement-breakpoint
ALTER TABLE "seeded_rows" ADD CONSTRAINT "seeded_rows_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;