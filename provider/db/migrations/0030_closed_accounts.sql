ALTER TABLE "viewers" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "viewers" ADD COLUMN "deletion_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "viewers_deletion_at" ON "viewers" USING btree ("deletion_at");