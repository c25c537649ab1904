CREATE TABLE "client_error_tallies" (
	"channel" text NOT NULL,
	"fingerprint" text NOT NULL,
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "client_error_tallies_channel_fingerprint_facet_value_pk" PRIMARY KEY("channel","fingerprint","facet","value")
);
--> statement-breakpoint
CREATE TABLE "client_errors" (
	"channel" text NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"stack" jsonb NOT NULL,
	"build" text,
	"n" bigint NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "client_errors_channel_fingerprint_pk" PRIMARY KEY("channel","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "client_error_tallies" ADD CONSTRAINT "client_error_tallies_error" FOREIGN KEY ("channel","fingerprint") REFERENCES "public"."client_errors"("channel","fingerprint") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_errors" ADD CONSTRAINT "client_errors_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_errors_latest" ON "client_errors" USING btree ("channel","last_at","fingerprint");