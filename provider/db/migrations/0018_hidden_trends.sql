CREATE TABLE "hidden_trends" (
	"channel" text NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "hidden_trends_channel_term_pk" PRIMARY KEY("channel","term")
);
--> statement-breakpoint
ALTER TABLE "hidden_trends" ADD CONSTRAINT "hidden_trends_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;