import type { Playback } from "@/lib/contract/content";
import { useText } from "../../text-provider";
import { Tabs } from "../../ui/tabs";
import styles from "./panel.module.css";

export type PanelTab = "transcript" | "chapters";

const texts = { transcript: "playerTranscript", chapters: "playerChapters" };

type Props = {
  ids: string;
  tabs: readonly PanelTab[];
  tab: PanelTab;
  choose: (tab: PanelTab) => void;
};

export function PanelTabs({ ids, tabs, tab, choose }: Props) {
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

export function panelTabs({ captions, chapters }: Playback): PanelTab[] {
  const tabs: PanelTab[] = [];
  if (captions.length > 0) tabs.push("transcript");
  if (chapters.length > 0) tabs.push("chapters");
  return tabs;
}
