"use client";

import type { Playback } from "@/lib/contract/content";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { textCaptionIconPath } from "../player-icons";
import { playerPanelId, togglePlayerPanel, useIsPlayerPanelOpen } from "./player-panel-open";
import { listPlayerPanelTabs } from "./player-panel-tab-bar";
import styles from "./panel.module.css";

// For the page's row of actions. From 1200 px the panel is always there and the button is not.
export function PlayerPanelToggle({ playback }: { playback: Playback }) {
  const { t } = useText();
  const isOpen = useIsPlayerPanelOpen();
  if (listPlayerPanelTabs(playback).length === 0) return null;
  return (
    <span className={styles.toggle}>
      <Button
        round
        aria-label={t("playerTranscript")}
        aria-expanded={isOpen}
        aria-controls={playerPanelId}
        onClick={togglePlayerPanel}
      >
        <Icon path={textCaptionIconPath} />
      </Button>
    </span>
  );
}
