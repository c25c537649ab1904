import { useId, useState } from "react";
import type { Playback } from "@/lib/contract/content";
import { useText } from "../../text-provider";
import { ChapterLines } from "./chapter-lines";
import { playerPanelId, useIsPlayerPanelOpen } from "./player-panel-open";
import styles from "./panel.module.css";
import {
  type PlayerPanelTab,
  listPlayerPanelTabs,
  PlayerPanelTabBar,
} from "./player-panel-tab-bar";
import { TranscriptPanel } from "./transcript-panel";

type Props = { playback: Playback; isReady: boolean };

export function PlayerPanel({ playback, isReady }: Props) {
  const { t } = useText();
  const ids = useId();
  const isOpen = useIsPlayerPanelOpen();
  const tabs = listPlayerPanelTabs(playback);
  const [chosen, setChosen] = useState<PlayerPanelTab>();
  const tab = chosen ?? tabs[0];
  if (!tab) return null;
  const name = t(tab === "transcript" ? "playerTranscript" : "playerChapters");
  return (
    <aside id={playerPanelId} className={styles.panel} aria-label={name} data-open={isOpen}>
      <PlayerPanelTabBar ids={ids} tabs={tabs} tab={tab} choose={setChosen} />
      <div
        className={styles.lines}
        role="tabpanel"
        id={`${ids}-lines`}
        aria-labelledby={`${ids}-${tab}`}
        tabIndex={-1}
      >
        {tab === "chapters" && <ChapterLines chapters={playback.chapters} isReady={isReady} />}
        {tab === "transcript" && isReady && <TranscriptPanel chapters={playback.chapters} />}
      </div>
    </aside>
  );
}
