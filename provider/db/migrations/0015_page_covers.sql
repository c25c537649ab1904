ALTER TABLE "pages" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "cover_picture" text;