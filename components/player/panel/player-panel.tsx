import { useId, useState } from "react";
import type { Playback } from "@/lib/contract/content";
import { useText } from "../../text-provider";
import { ChapterLines } from "./chapter-lines";
import { panelId, usePanelOpen } from "./panel-open";
import styles from "./panel.module.css";
import { type PanelTab, panelTabs, PanelTabs } from "./panel-tabs";
import { Transcript } from "./transcript";

type Props = { playback: Playback; isReady: boolean };

export function PlayerPanel({ playback, isReady }: Props) {
  const { t } = useText();
  const ids = useId();
  const isOpen = usePanelOpen();
  const tabs = panelTabs(playback);
  const [chosen, setChosen] = useState<PanelTab>();
  const tab = chosen ?? tabs[0];
  if (!tab) return null;
  const name = t(tab === "transcript" ? "playerTranscript" : "playerChapters");
  return (
    <aside id={panelId} className={styles.panel} aria-label={name} data-open={isOpen}>
      <PanelTabs ids={ids} tabs={tabs} tab={tab} choose={setChosen} />
      <div
        className={styles.lines}
        role="tabpanel"
        id={`${ids}-lines`}
        aria-labelledby={`${ids}-${tab}`}
        tabIndex={-1}
      >
        {tab === "chapters" && <ChapterLines chapters={playback.chapters} isReady={isReady} />}
        {tab === "transcript" && isReady && <Transcript chapters={playback.chapters} />}
      </div>
    </aside>
  );
}
