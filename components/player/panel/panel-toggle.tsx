"use client";

import type { Playback } from "@/lib/contract/content";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { textCaptionIconPath } from "../player-icons";
import { panelId, togglePanel, usePanelOpen } from "./panel-open";
import { panelTabs } from "./panel-tabs";
import styles from "./panel.module.css";

// For the page's row of actions. From 1200 px the panel is always there and the button is not.
export function PanelToggle({ playback }: { playback: Playback }) {
  const { t } = useText();
  const isOpen = usePanelOpen();
  if (panelTabs(playback).length === 0) return null;
  return (
    <span className={styles.toggle}>
      <Button
        round
        aria-label={t("playerTranscript")}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={togglePanel}
      >
        <Icon path={textCaptionIconPath} />
      </Button>
    </span>
  );
}
