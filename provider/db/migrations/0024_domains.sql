CREATE TABLE "domains" (
	"channel" text NOT NULL,
	"host" text NOT NULL,
	"proof" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	"version" bigint DEFAULT nextval('resource_versions') NOT NULL,
	CONSTRAINT "domains_channel_host_pk" PRIMARY KEY("channel","host")
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "primary_domain" text;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "redirects_to_primary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "domains_proven" ON "domains" USING btree ("host") WHERE "domains"."proven_at" is not null;