import { readOfferedLists } from "@/lib/channel/offered-lists.ts";
import type { Channel } from "@/lib/contract/channel";
import type { Content, Playback } from "@/lib/contract/content";
import { env } from "@/lib/env.ts";
import { type AiringFacts, toAiringFacts } from "@/lib/live/airing.ts";
import { calendarLink } from "@/lib/pages/calendar-link.ts";
import { createInlineScriptText } from "@/lib/page-scripts/inline-script.ts";
import { trackPlayIntent } from "@/lib/playback/play-intent.ts";
import { savedResumeTime } from "@/lib/playback/saved-resume-time.ts";
import { parseStartTimeParam } from "@/lib/playback/start-time-param.ts";
import { prefetchSegments } from "@/lib/page-scripts/prefetch-segments.ts";
import { startFilmBeforeHydration } from "@/lib/page-scripts/start-film-before-hydration.ts";
import { runAfterPageShown } from "@/lib/page-scripts/run-after-page-shown.ts";
import { providerAheadMs } from "@/lib/provider-api/provider-clock.ts";
import { findNextFilm } from "@/lib/sections/next-film.ts";
import { InlinePageScript } from "../inline-page-script";
import { Player } from "../player/player";
import type { SupportLink } from "../player/player-parts";
import type { I18n } from "../text-provider";
import { LiveStage } from "./live/live-stage";
import { NothingToPlayStage } from "./nothing-to-play-stage";
import "./poster-view-transition.css";

type Props = {
  content: Content;
  channel: Channel;
  mobile: boolean | undefined;
  i18n: I18n;
  /** The mark of who is signed in. */
  viewer: string | undefined;
  support?: SupportLink | undefined;
};

// It stands right behind the <video>: the film starts while React is on its way.
const startText = () => {
  const prefetch = env().optimisationsOff.includes("prefetch-segments")
    ? undefined
    : prefetchSegments;
  return createInlineScriptText(
    startFilmBeforeHydration,
    runAfterPageShown,
    trackPlayIntent,
    parseStartTimeParam,
    prefetch,
    savedResumeTime,
  );
};

export function WatchPageStage(props: Props) {
  const { content } = props;
  const airing = toAiringFacts(content);
  return (
    <LiveStage key={content.token} token={content.token} airing={airing}>
      <ShownStage {...props} state={airing.state} />
    </LiveStage>
  );
}

// Media URLs expire by the provider's clock, which only the site knows.
function byDeviceClock(playback: Playback): Playback {
  const { expires_at: at } = playback;
  return { ...playback, expires_at: at === undefined ? undefined : at - providerAheadMs() };
}

type ShownProps = Props & { state: AiringFacts["state"] };

function ShownStage({ content, channel, mobile, state, i18n, viewer, support }: ShownProps) {
  const { input, playback } = content;
  if (
    !playback ||
    state === "scheduled" ||
    state === "cancelled" ||
    input.stream_state === "scheduled"
  ) {
    const calendar = calendarLink(channel, content);
    return (
      <NothingToPlayStage token={content.token} input={input} calendar={calendar} i18n={i18n} />
    );
  }
  return (
    <>
      <Player
        key={state}
        token={content.token}
        playback={byDeviceClock(playback)}
        title={input.name}
        artist={channel.name}
        support={support}
        next={findNextFilm(content, { mobile, untitled: i18n.t("untitled") })}
        state={state}
        isSignedIn={viewer !== undefined}
        art={input.art}
        watching={
          readOfferedLists(channel).continueWatching
            ? { viewer, lengthS: input.duration_s, picture: input.thumbnail }
            : undefined
        }
      />
      <InlinePageScript of="start-film" text={startText()} module />
    </>
  );
}
