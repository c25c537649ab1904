import type { Playback } from "@/lib/contract/content";
import { useText } from "../../text-provider";
import { Tabs } from "../../ui/tabs";
import styles from "./panel.module.css";

export type PlayerPanelTab = "transcript" | "chapters";

const texts = { transcript: "playerTranscript", chapters: "playerChapters" };

type Props = {
  ids: string;
  tabs: readonly PlayerPanelTab[];
  tab: PlayerPanelTab;
  choose: (tab: PlayerPanelTab) => void;
};

export function PlayerPanelTabBar({ ids, tabs, tab, choose }: Props) {
  const { t } = useText();
  return (
    <Tabs
      ids={ids}
      panel={`${ids}-lines`}
      tabs={tabs.map((each) => ({ tab: each, name: t(texts[each]) }))}
      selected={tab}
      className={styles.tabs}
      choose={choose}
    />
  );
}

export function listPlayerPanelTabs({ captions, chapters }: Playback): PlayerPanelTab[] {
  const tabs: PlayerPanelTab[] = [];
  if (captions.length > 0) tabs.push("transcript");
  if (chapters.length > 0) tabs.push("chapters");
  return tabs;
}
