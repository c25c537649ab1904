CREATE TABLE "price_switches" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase" text NOT NULL,
	"status" text NOT NULL,
	"price" jsonb NOT NULL,
	"title" text NOT NULL,
	"card" jsonb,
	"currency" text NOT NULL,
	"due" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "kind" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "status" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "processor_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_switches" ADD CONSTRAINT "price_switches_purchase_purchases_id_fk" FOREIGN KEY ("purchase") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_switches_purchase" ON "price_switches" USING btree ("purchase","status");--> statement-breakpoint
CREATE INDEX "price_switches_status" ON "price_switches" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "invoices_payment" ON "invoices" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "refunds_invoice" ON "refunds" USING btree ("invoice");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_processor_id" ON "refunds" USING btree ("processor_id");--> statement-breakpoint
CREATE INDEX "refunds_status" ON "refunds" USING btree ("status","due_at");