ALTER TABLE "contents" ADD COLUMN "transcript" text;--> statement-breakpoint
ALTER TABLE "search_cues" RENAME COLUMN "film" TO "transcript";--> statement-breakpoint
ALTER TABLE "search_cues" DROP CONSTRAINT "search_cues_film_language_start_s_pk";--> statement-breakpoint
ALTER TABLE "search_cues" ADD CONSTRAINT "search_cues_transcript_language_start_s_pk" PRIMARY KEY("transcript","language","start_s");
