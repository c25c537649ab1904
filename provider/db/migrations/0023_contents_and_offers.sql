ALTER TABLE "contents" ADD COLUMN "hls" text;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "captions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "version" bigint DEFAULT nextval('resource_versions') NOT NULL;--> statement-breakpoint
ALTER TABLE "paywalls" ADD COLUMN "version" bigint DEFAULT nextval('resource_versions') NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "version" bigint DEFAULT nextval('resource_versions') NOT NULL;--> statement-breakpoint
ALTER TABLE "rights_rules" ADD COLUMN "version" bigint DEFAULT nextval('resource_versions') NOT NULL;--> statement-breakpoint
CREATE INDEX "contents_position" ON "contents" USING btree ("channel","position");