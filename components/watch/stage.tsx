import type { Content } from "@/lib/contract/content";
import { EarlyStart } from "../player/early-start";
import { Player } from "../player/player";
import type { I18n } from "../text-provider";
import { WaitingStage } from "./waiting-stage";

type Props = { content: Content; startAt?: number; i18n: I18n };

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
      <EarlyStart />
    </>
  );
}
