ALTER TABLE "checkout_sessions" ADD COLUMN "what" text;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "charge" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "unused_of" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credit_taken" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_switches" ADD COLUMN "unused_of" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "checkout_sessions" SET "what" = CASE WHEN "paywalls"."per_content" AND "context" IS NOT NULL
  THEN 'content/' || "context" ELSE 'paywall/' || "paywalls"."token" END
FROM "paywalls" WHERE "paywalls"."channel" = "checkout_sessions"."channel" AND "paywalls"."token" = "checkout_sessions"."paywall"
  AND "action" = 'checkout' AND "status" IN ('open', 'processing');
