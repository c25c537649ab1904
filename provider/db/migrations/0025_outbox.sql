CREATE TABLE "site_purges" (
	"site" text NOT NULL,
	"channel" text NOT NULL,
	"is_whole" boolean NOT NULL,
	"pages" text[] NOT NULL,
	"contents" text[] NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"version" bigint DEFAULT nextval('resource_versions') NOT NULL,
	CONSTRAINT "site_purges_site_channel_pk" PRIMARY KEY("site","channel")
);
