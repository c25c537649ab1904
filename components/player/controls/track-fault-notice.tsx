import { useEffect, useState } from "react";
import { useText } from "../../text-provider";
import { captionFaultTexts, captionTracks, useShownCaptions } from "../media/caption-tracks";
import { useEngineState, usePlayerParts } from "../player-parts";
import styles from "./track-fault-notice.module.css";

const shownMs = 6_000;

/** Says that the chosen captions or sound cannot be had, for some seconds. */
export function TrackFaultNotice() {
  const { t } = useText();
  const { video } = usePlayerParts();
  const { captionFaults, audioFault } = useEngineState();
  const shown = useShownCaptions();
  const fault = shown && captionFaults.get(shown);
  const words = fault ? captionFaultTexts[fault] : audioFault && "playerAudioFailed";
  const track = fault ? captionTracks(video).indexOf(shown) : audioFault;
  return (
    <div className={styles.notice} role="status">
      {words && <TimedWords key={`${words} ${track}`} text={t(words)} />}
    </div>
  );
}

function TimedWords({ text }: { text: string }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), shownMs);
    return () => clearTimeout(timer);
  }, []);
  return !isOver && <p>{text}</p>;
}
