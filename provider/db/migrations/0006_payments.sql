CREATE TABLE "paywalls" (
	"channel" text NOT NULL,
	"token" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"picture" text NOT NULL,
	"currency" text NOT NULL,
	"opens" text[] NOT NULL,
	"per_content" boolean NOT NULL,
	"subscribers_group" text,
	CONSTRAINT "paywalls_channel_token_pk" PRIMARY KEY("channel","token")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"channel" text NOT NULL,
	"token" text NOT NULL,
	"paywall" text NOT NULL,
	"position" integer NOT NULL,
	"amount" bigint NOT NULL,
	"period" text NOT NULL,
	"interval_count" integer NOT NULL,
	"commitment_count" integer,
	"withdrawn" boolean NOT NULL,
	CONSTRAINT "prices_channel_token_pk" PRIMARY KEY("channel","token")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"channel" text NOT NULL,
	"code" text NOT NULL,
	"paywall" text,
	"effect" jsonb NOT NULL,
	"max_uses" integer,
	"uses" integer NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "promo_codes_channel_code_pk" PRIMARY KEY("channel","code")
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"channel" text NOT NULL,
	"code" text NOT NULL,
	"viewer" text NOT NULL,
	"session" text NOT NULL,
	"spent_at" timestamp with time zone,
	CONSTRAINT "promo_uses_channel_code_viewer_pk" PRIMARY KEY("channel","code","viewer")
);
--> statement-breakpoint
CREATE TABLE "access_ledger" (
	"id" serial PRIMARY KEY NOT NULL,
	"viewer" text NOT NULL,
	"what" text NOT NULL,
	"ref" text NOT NULL,
	"action" text NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "checkout_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"viewer" text NOT NULL,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"paywall" text,
	"price" text,
	"promo" text,
	"effect" jsonb,
	"amount" bigint NOT NULL,
	"currency" text,
	"context" text,
	"gift" jsonb,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"client_id" text,
	"payment" text,
	"method" jsonb,
	"settles_at" timestamp with time zone,
	"purchase" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"fulfilled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"buyer" text,
	"from" text NOT NULL,
	"paywall" text NOT NULL,
	"price" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"period" text NOT NULL,
	"count" integer NOT NULL,
	"invoice" text,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"status" text NOT NULL,
	"code_hash" text,
	"send_at" timestamp with time zone NOT NULL,
	"redeemer" text,
	"redeemed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"viewer" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"answer" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_viewer_key_pk" PRIMARY KEY("viewer","key")
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"channel" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_channel_year_pk" PRIMARY KEY("channel","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"viewer" text,
	"purchase" text,
	"number" text NOT NULL,
	"billed_to" text NOT NULL,
	"subject" text NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"payment" text,
	"refunded" bigint NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"viewer" text,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"viewer" text PRIMARY KEY NOT NULL,
	"processor" text NOT NULL,
	"customer" text,
	"method" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"viewer" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "processor_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"viewer" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"is_gift" boolean NOT NULL,
	"paywall" text NOT NULL,
	"content" text,
	"what" text NOT NULL,
	"price" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"period" text NOT NULL,
	"interval_count" integer NOT NULL,
	"commitment_count" integer,
	"effect" jsonb,
	"purchased_at" timestamp with time zone NOT NULL,
	"anchor_at" timestamp with time zone NOT NULL,
	"periods" integer NOT NULL,
	"payments" integer NOT NULL,
	"payments_before" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone,
	"credit" bigint NOT NULL,
	"failures" integer NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"ends_at" timestamp with time zone,
	"paused_from" timestamp with time zone,
	"resumes_at" timestamp with time zone,
	"offers_taken" text[] NOT NULL,
	"next_at" timestamp with time zone,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paywalls" ADD CONSTRAINT "paywalls_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_ledger" ADD CONSTRAINT "access_ledger_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_buyer_viewers_id_fk" FOREIGN KEY ("buyer") REFERENCES "public"."viewers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_redeemer_viewers_id_fk" FOREIGN KEY ("redeemer") REFERENCES "public"."viewers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_mails" ADD CONSTRAINT "payment_mails_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_mails" ADD CONSTRAINT "payment_mails_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_tokens" ADD CONSTRAINT "payment_tokens_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_viewer_viewers_id_fk" FOREIGN KEY ("viewer") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_invoice_invoices_id_fk" FOREIGN KEY ("invoice") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_uses_session" ON "promo_uses" USING btree ("session");--> statement-breakpoint
CREATE INDEX "access_ledger_viewer" ON "access_ledger" USING btree ("viewer","id");--> statement-breakpoint
CREATE INDEX "checkout_sessions_viewer" ON "checkout_sessions" USING btree ("viewer");--> statement-breakpoint
CREATE INDEX "checkout_sessions_status" ON "checkout_sessions" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "checkout_sessions_payment" ON "checkout_sessions" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "gifts_buyer" ON "gifts" USING btree ("buyer");--> statement-breakpoint
CREATE INDEX "gifts_code" ON "gifts" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "gifts_send_at" ON "gifts" USING btree ("status","send_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("channel","number");--> statement-breakpoint
CREATE INDEX "invoices_viewer" ON "invoices" USING btree ("viewer","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_purchase" ON "invoices" USING btree ("purchase");--> statement-breakpoint
CREATE INDEX "payment_mails_due_at" ON "payment_mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "purchases_viewer" ON "purchases" USING btree ("viewer","purchased_at");--> statement-breakpoint
CREATE INDEX "purchases_next_at" ON "purchases" USING btree ("next_at");--> statement-breakpoint
INSERT INTO "access_ledger" ("viewer", "what", "ref", "action", "why", "at")
	SELECT "id", CASE WHEN "held" = '*' THEN '*' ELSE 'content/' || "held" END, 'complimentary', 'grant', 'complimentary', "created_at"
	FROM "viewers" CROSS JOIN LATERAL unnest("entitlements") AS "held";--> statement-breakpoint
ALTER TABLE "viewers" DROP COLUMN "entitlements";