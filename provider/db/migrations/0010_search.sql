CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION marquee_plain (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION marquee_plain ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part, numword, numhword, hword_numpart WITH unaccent, simple;
--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY marquee_danish_stem (TEMPLATE = snowball, Language = danish);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION marquee_danish (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION marquee_danish ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part, numword, numhword, hword_numpart WITH unaccent, marquee_danish_stem;
--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY marquee_english_stem (TEMPLATE = snowball, Language = english);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION marquee_english (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION marquee_english ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part, numword, numhword, hword_numpart WITH unaccent, marquee_english_stem;
--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY marquee_french_stem (TEMPLATE = snowball, Language = french);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION marquee_french (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION marquee_french ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part, numword, numhword, hword_numpart WITH unaccent, marquee_french_stem;
--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY marquee_german_stem (TEMPLATE = snowball, Language = german);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION marquee_german (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION marquee_german ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part, numword, numhword, hword_numpart WITH unaccent, marquee_german_stem;
--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY marquee_italian_stem (TEMPLATE = snowball, Language = italian);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION marquee_italian (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION marquee_italian ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part, numword, numhword, hword_numpart WITH unaccent, marquee_italian_stem;
--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY marquee_norwegian_stem (TEMPLATE = snowball, Language = norwegian);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION marquee_norwegian (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION marquee_norwegian ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part, numword, numhword, hword_numpart WITH unaccent, marquee_norwegian_stem;
--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY marquee_portuguese_stem (TEMPLATE = snowball, Language = portuguese);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION marquee_portuguese (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION marquee_portuguese ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part, numword, numhword, hword_numpart WITH unaccent, marquee_portuguese_stem;
--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY marquee_spanish_stem (TEMPLATE = snowball, Language = spanish);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION marquee_spanish (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION marquee_spanish ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part, numword, numhword, hword_numpart WITH unaccent, marquee_spanish_stem;
--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY marquee_swedish_stem (TEMPLATE = snowball, Language = swedish);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION marquee_swedish (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION marquee_swedish ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part, numword, numhword, hword_numpart WITH unaccent, marquee_swedish_stem;
--> statement-breakpoint
CREATE FUNCTION marquee_deletions(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN length(word) < 4 THEN ARRAY[word] ELSE (
  SELECT array_agg(DISTINCT overlay(word PLACING '' FROM at FOR 1)) || word
  FROM generate_series(1, length(word)) AS at
) END;
--> statement-breakpoint
CREATE TABLE "search_cues" (
	"film" text NOT NULL,
	"language" text NOT NULL,
	"start_s" double precision NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_cues_film_language_start_s_pk" PRIMARY KEY("film","language","start_s")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"channel" text NOT NULL,
	"token" text NOT NULL,
	"position" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"name_key" text NOT NULL,
	"names" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"metadata" jsonb NOT NULL,
	"spoken" text[] NOT NULL,
	CONSTRAINT "search_documents_channel_token_pk" PRIMARY KEY("channel","token")
);
--> statement-breakpoint
CREATE TABLE "search_indexes" (
	"channel" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"languages" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_queries" (
	"channel" text NOT NULL,
	"day" date NOT NULL,
	"query" text NOT NULL,
	"viewers" integer NOT NULL,
	CONSTRAINT "search_queries_channel_day_query_pk" PRIMARY KEY("channel","day","query")
);
--> statement-breakpoint
CREATE TABLE "search_viewers" (
	"channel" text NOT NULL,
	"day" date NOT NULL,
	"query" text NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "search_viewers_channel_day_query_viewer_pk" PRIMARY KEY("channel","day","query","viewer")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"channel" text NOT NULL,
	"word" text NOT NULL,
	"shown" text NOT NULL,
	"documents" integer NOT NULL,
	"deletions" text[] NOT NULL,
	CONSTRAINT "search_words_channel_word_pk" PRIMARY KEY("channel","word")
);
--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "people" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_indexes" ADD CONSTRAINT "search_indexes_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_queries" ADD CONSTRAINT "search_queries_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_viewers" ADD CONSTRAINT "search_viewers_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_channel_channels_token_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_cues_words" ON "search_cues" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_name_key" ON "search_documents" USING btree ("channel","name_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_documents_names" ON "search_documents" USING gin ("channel","names") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("channel","words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_spoken" ON "search_documents" USING gin ("channel","spoken") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_viewers_viewer" ON "search_viewers" USING btree ("channel","day","viewer");--> statement-breakpoint
CREATE INDEX "search_words_deletions" ON "search_words" USING gin ("channel","deletions") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("channel","word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "contents_events" ON "contents" USING btree ("channel") WHERE "contents"."state" <> 'vod';