import type { Content } from "@/lib/contract/content";
import { env } from "@/lib/env.ts";
import { inlineScript } from "@/lib/page-scripts/inline-script.ts";
import { playIntent } from "@/lib/playback/play-intent.ts";
import { prefetchSegments } from "@/lib/page-scripts/prefetch-segments.ts";
import { startFilm } from "@/lib/page-scripts/start-film.ts";
import { PageScript } from "../page-script";
import { Player } from "../player/player";
import type { I18n } from "../text-provider";
import { WaitingStage } from "./waiting-stage";

type Props = { content: Content; startAt?: number; i18n: I18n };

// It stands right behind the <video>: the film starts while React is on its way.
const startText = () => {
  const prefetch = env().optimisationsOff.includes("prefetch-segments")
    ? undefined
    : prefetchSegments;
  return inlineScript(startFilm, playIntent, prefetch);
};

export function Stage({ content, startAt, i18n }: Props) {
  const { input, playback } = content;
  if (!playback || input.stream_state === "scheduled") {
    return <WaitingStage input={input} i18n={i18n} />;
  }
  return (
    <>
      <Player
        key={content.token}
        playback={playback}
        title={input.name}
        state={input.stream_state}
        art={input.art}
        startAt={startAt}
      />
      <PageScript of="start-film" text={startText()} module />
    </>
  );
}
