CREATE TABLE "feed_items" (
	"feed" text NOT NULL,
	"guid" text NOT NULL,
	"content" text NOT NULL,
	"hash" text NOT NULL,
	"run" bigint NOT NULL,
	CONSTRAINT "feed_items_feed_guid_pk" PRIMARY KEY("feed","guid")
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"source" text NOT NULL,
	"format" text NOT NULL,
	"mapping" jsonb,
	"every_minutes" integer,
	"etag" text,
	"last_modified" text,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"lease_holder" text,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "import_faults" (
	"run" bigint NOT NULL,
	"number" integer NOT NULL,
	"row" integer NOT NULL,
	"guid" text,
	"field" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "import_faults_run_number_pk" PRIMARY KEY("run","number")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feed" text NOT NULL,
	"state" text NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"allows_deletions" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"fingerprint" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"deleted" integer DEFAULT 0 NOT NULL,
	"retained" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"unidentified" integer DEFAULT 0 NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_feed_feeds_id_fk" FOREIGN KEY ("feed") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_faults" ADD CONSTRAINT "import_faults_run_import_runs_id_fk" FOREIGN KEY ("run") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_feed_feeds_id_fk" FOREIGN KEY ("feed") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_items_run" ON "feed_items" USING btree ("feed","run");--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_source" ON "feeds" USING btree ("channel","source");--> statement-breakpoint
CREATE INDEX "import_runs_feed" ON "import_runs" USING btree ("feed","id");