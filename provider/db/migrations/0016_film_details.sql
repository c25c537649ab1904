ALTER TABLE "contents" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "year" integer;