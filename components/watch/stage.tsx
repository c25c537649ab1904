import { channelLists } from "@/lib/channel/lists.ts";
import type { Channel } from "@/lib/contract/channel";
import type { Content, Playback } from "@/lib/contract/content";
import { env } from "@/lib/env.ts";
import { type AiringFacts, airingOf } from "@/lib/live/airing.ts";
import { calendarLink } from "@/lib/pages/calendar-link.ts";
import { inlineScript } from "@/lib/page-scripts/inline-script.ts";
import { playIntent } from "@/lib/playback/play-intent.ts";
import { savedTime } from "@/lib/playback/saved-time.ts";
import { startTimeOf } from "@/lib/playback/start-time.ts";
import { prefetchSegments } from "@/lib/page-scripts/prefetch-segments.ts";
import { startFilm } from "@/lib/page-scripts/start-film.ts";
import { runAfterPageShown } from "@/lib/page-scripts/when-shown.ts";
import { providerAheadMs } from "@/lib/provider-api/provider-clock.ts";
import { nextFilm } from "@/lib/sections/next-film.ts";
import { PageScript } from "../page-script";
import { Player } from "../player/player";
import type { SupportLink } from "../player/player-parts";
import type { I18n } from "../text-provider";
import { LiveStage } from "./live/live-stage";
import { WaitingStage } from "./waiting-stage";
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
  return inlineScript(startFilm, runAfterPageShown, playIntent, startTimeOf, prefetch, savedTime);
};

export function Stage(props: Props) {
  const { content } = props;
  const airing = airingOf(content);
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
    return <WaitingStage token={content.token} input={input} calendar={calendar} i18n={i18n} />;
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
        next={nextFilm(content, { mobile, untitled: i18n.t("untitled") })}
        state={state}
        isSignedIn={viewer !== undefined}
        art={input.art}
        watching={
          channelLists(channel).continueWatching
            ? { viewer, lengthS: input.duration_s, picture: input.thumbnail }
            : undefined
        }
      />
      <PageScript of="start-film" text={startText()} module />
    </>
  );
}
