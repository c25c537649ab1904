CREATE TABLE "event_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"viewer" text NOT NULL,
	"content" text NOT NULL,
	"kind" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"endpoint" text,
	"attempts" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "live_notifications" ADD COLUMN "told_of_change" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session" text NOT NULL;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_endpoint_push_subscriptions_endpoint_fk" FOREIGN KEY ("endpoint") REFERENCES "public"."push_subscriptions"("endpoint") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_messages_due_at" ON "event_messages" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "event_messages_viewer" ON "event_messages" USING btree ("viewer","content");--> statement-breakpoint
CREATE INDEX "event_messages_endpoint" ON "event_messages" USING btree ("endpoint");