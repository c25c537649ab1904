CREATE TABLE "event_batches" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"events" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_counts" (
	"channel" text NOT NULL,
	"metric" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"subject" text NOT NULL,
	"device" text NOT NULL,
	"bucket" smallint NOT NULL,
	"n" bigint NOT NULL,
	"ms" bigint NOT NULL,
	CONSTRAINT "event_counts_channel_metric_at_subject_device_bucket_pk" PRIMARY KEY("channel","metric","at","subject","device","bucket")
);
--> statement-breakpoint
CREATE TABLE "event_quarantine" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"table_name" text NOT NULL,
	"reason" text NOT NULL,
	"row" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_receipts" (
	"key" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_slices" (
	"channel" text NOT NULL,
	"content" text NOT NULL,
	"day" date NOT NULL,
	"slice" smallint NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "event_slices_channel_content_day_slice_pk" PRIMARY KEY("channel","content","day","slice")
);
--> statement-breakpoint
CREATE TABLE "event_steps" (
	"day" date NOT NULL,
	"channel" text NOT NULL,
	"visit" text NOT NULL,
	"step" text NOT NULL,
	CONSTRAINT "event_steps_day_channel_visit_step_pk" PRIMARY KEY("day","channel","visit","step")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "event_visits" (
	"channel" text NOT NULL,
	"visit" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_visits_channel_visit_pk" PRIMARY KEY("channel","visit")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"batch" bigint NOT NULL,
	"key" uuid NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"channel" text NOT NULL,
	"table_name" text NOT NULL,
	"event_name" text NOT NULL,
	"event_id" text NOT NULL,
	"visit" text NOT NULL,
	"client" text,
	"viewer" text,
	"page_path" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"device" text NOT NULL,
	"ms" integer,
	"content" text,
	"section" text,
	"position_ms" integer,
	"first_slice" smallint,
	"last_slice" smallint,
	"start_bucket" smallint,
	"paywall" text,
	"value" double precision,
	"currency" text,
	"reason" text,
	"search" text,
	"results" integer,
	"label" text
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE INDEX "event_quarantine_channel" ON "event_quarantine" USING btree ("channel","id");--> statement-breakpoint
CREATE INDEX "event_receipts_day" ON "event_receipts" USING brin ("day");--> statement-breakpoint
CREATE INDEX "events_batch" ON "events" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "events_client" ON "events" USING btree ("channel","client");