import { startedBy } from "@/lib/playback/chapters";
import { useChapterSpans } from "../media/use-chapter";
import { usePlayerParts } from "../player-parts";
import styles from "./seek.module.css";
import { Still } from "./still";
import { tileAt } from "./storyboard-track";

type Props = { timeS: number; clock: string };

export function Peek({ timeS, clock }: Props) {
  const { video, playback } = usePlayerParts();
  const spans = useChapterSpans();
  const chapter =
    spans[
      startedBy(
        spans.map((span) => span.startS),
        timeS,
      )
    ];
  const tile = playback.storyboard ? tileAt(video, playback.storyboard, timeS) : undefined;
  return (
    <>
      <span className={styles.line} />
      <span className={styles.peek} data-bare={tile === undefined}>
        {tile && <Still tile={tile} />}
        {chapter?.title && <b dir="auto">{chapter.title}</b>}
        <span>{clock}</span>
      </span>
    </>
  );
}
