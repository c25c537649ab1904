CREATE TABLE "channels" (
	"token" text PRIMARY KEY NOT NULL,
	"channel_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"home_page" text NOT NULL,
	"profile" jsonb NOT NULL,
	"navigation" jsonb NOT NULL,
	"footer" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"channel" text NOT NULL,
	"token" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"duration_s" integer NOT NULL,
	"picture" text NOT NULL,
	"poster" text,
	"films" text[] NOT NULL,
	"keywords" text[] NOT NULL,
	"state" text NOT NULL,
	"minutes" integer,
	"published_at" timestamp with time zone NOT NULL,
	"badge" text,
	"access" text NOT NULL,
	"next" text[] NOT NULL,
	CONSTRAINT "contents_channel_token_pk" PRIMARY KEY("channel","token")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"channel" text NOT NULL,
	"token" text NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"picture" text NOT NULL,
	CONSTRAINT "pages_channel_token_pk" PRIMARY KEY("channel","token")
);
--> statement-breakpoint
CREATE TABLE "section_items" (
	"channel" text NOT NULL,
	"page" text NOT NULL,
	"section" text NOT NULL,
	"tab" text NOT NULL,
	"position" integer NOT NULL,
	"item" text NOT NULL,
	CONSTRAINT "section_items_channel_page_section_tab_position_pk" PRIMARY KEY("channel","page","section","tab","position")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"channel" text NOT NULL,
	"page" text NOT NULL,
	"token" text NOT NULL,
	"position" integer NOT NULL,
	"name" text,
	"description" text,
	"role" text NOT NULL,
	"type" text NOT NULL,
	"layout" text NOT NULL,
	"aspect_ratio" text,
	"show_description" boolean,
	"live_update" boolean,
	"body" text,
	"tabs" jsonb NOT NULL,
	"page_size" integer NOT NULL,
	CONSTRAINT "sections_channel_page_token_pk" PRIMARY KEY("channel","page","token")
);
--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_items" ADD CONSTRAINT "section_items_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "channels_channel_id" ON "channels" USING btree ("channel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_url" ON "pages" USING btree ("channel","url");--> statement-breakpoint
CREATE INDEX "section_items_item" ON "section_items" USING btree ("channel","item");