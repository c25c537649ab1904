CREATE TABLE "pending_sign_ins" (
	"browser" text NOT NULL,
	"state" text NOT NULL,
	"channel" text NOT NULL,
	"method" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"success_url" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "pending_sign_ins_browser_state_pk" PRIMARY KEY("browser","state")
);
--> statement-breakpoint
CREATE TABLE "sign_in_providers" (
	"channel" text,
	"method" text NOT NULL,
	"client_id" text NOT NULL,
	"issuer" text,
	"sealed_secret" text NOT NULL,
	"secret_set_at" timestamp with time zone NOT NULL,
	"team_id" text,
	"key_id" text,
	"name" text,
	"kind" text,
	"version" bigint DEFAULT nextval('resource_versions') NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_providers" ADD CONSTRAINT "sign_in_providers_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_sign_ins_age" ON "pending_sign_ins" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_providers_of" ON "sign_in_providers" USING btree ("method",coalesce("channel", ''));