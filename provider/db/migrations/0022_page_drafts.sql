CREATE TABLE "page_drafts" (
	"channel" text NOT NULL,
	"token" text NOT NULL,
	"document" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"version" bigint DEFAULT nextval('resource_versions') NOT NULL,
	CONSTRAINT "page_drafts_channel_token_pk" PRIMARY KEY("channel","token")
);
--> statement-breakpoint
CREATE TABLE "page_revisions" (
	"channel" text NOT NULL,
	"token" text NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text,
	"restored_from" integer,
	CONSTRAINT "page_revisions_channel_token_number_pk" PRIMARY KEY("channel","token","number")
);
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "version" bigint DEFAULT nextval('resource_versions') NOT NULL;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;