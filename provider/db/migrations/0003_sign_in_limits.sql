CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wrong_passwords" (
	"account" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "viewers" ADD COLUMN "language" text;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "wrong_passwords_ends_at" ON "wrong_passwords" USING btree ("ends_at");