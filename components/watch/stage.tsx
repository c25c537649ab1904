import type { Content } from "@/lib/contract/content";
import { EarlyStart } from "../player/early-start";
import { Player } from "../player/player";
import type { Speech } from "../text-provider";
import { WaitingStage } from "./waiting-stage";

type Props = { content: Content; startAt?: number; speech: Speech };

export function Stage({ content, startAt, speech }: Props) {
  const { input, playback } = content;
  if (!playback || input.stream_state === "scheduled") {
    return <WaitingStage input={input} speech={speech} />;
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
