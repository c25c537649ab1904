CREATE TABLE "live_notifications" (
	"viewer" text NOT NULL,
	"content" text NOT NULL,
	"email" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"told_of" timestamp with time zone,
	CONSTRAINT "live_notifications_viewer_content_pk" PRIMARY KEY("viewer","content")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"viewer" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_list" (
	"viewer" text NOT NULL,
	"content" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_list_viewer_content_pk" PRIMARY KEY("viewer","content")
);
--> statement-breakpoint
CREATE TABLE "watch_progress" (
	"viewer" text NOT NULL,
	"content" text NOT NULL,
	"current_time_s" double precision NOT NULL,
	"duration_s" double precision NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_progress_viewer_content_pk" PRIMARY KEY("viewer","content")
);
--> statement-breakpoint
ALTER TABLE "live_notifications" ADD CONSTRAINT "live_notifications_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_list" ADD CONSTRAINT "watch_list_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_progress" ADD CONSTRAINT "watch_progress_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_notifications_content" ON "live_notifications" USING btree ("content");--> statement-breakpoint
CREATE INDEX "push_subscriptions_viewer" ON "push_subscriptions" USING btree ("viewer");--> statement-breakpoint
CREATE INDEX "watch_progress_updated_at" ON "watch_progress" USING btree ("viewer","updated_at");