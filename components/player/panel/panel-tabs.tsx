import type { KeyboardEvent } from "react";
import type { Playback } from "@/lib/contract/content";
import { useText } from "../../text-provider";
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
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    const other = tabs.find((name) => name !== tab);
    if (!other) return;
    choose(other);
    document.getElementById(`${ids}-${other}`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist">
      {tabs.map((name) => (
        <button
          key={name}
          id={`${ids}-${name}`}
          type="button"
          role="tab"
          aria-selected={name === tab}
          aria-controls={`${ids}-lines`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => choose(name)}
          onKeyDown={handleKey}
        >
          {t(texts[name])}
        </button>
      ))}
    </div>
  );
}

export function panelTabs({ captions, chapters }: Playback): PanelTab[] {
  const tabs: PanelTab[] = [];
  if (captions.length > 0) tabs.push("transcript");
  if (chapters.length > 0) tabs.push("chapters");
  return tabs;
}
