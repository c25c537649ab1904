import { useCallback, useEffect, useId, useState } from "react";
import type { NextFilm } from "@/lib/sections/next-film";
import { useText } from "../../text-provider";
import { Button, LinkButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { filledPlayerPlayIconPath } from "../../ui/icon-paths";
import { Picture } from "../../ui/picture";
import { usePlayerParts } from "../player-parts";
import { playNextFilm, requestAutoplay } from "./play-next-film";
import styles from "./up-next-offer.module.css";
import { useUpNextCountdown } from "./use-up-next-countdown";

type Props = { next: NextFilm; isMenuOpen: boolean };

// What comes after the film, at its end. Nothing in it moves but the number.
export function UpNextOffer({ next, isMenuOpen }: Props) {
  const { t } = useText();
  const { root, video } = usePlayerParts();
  const title = useId();
  const [isCancelled, setCancelled] = useState(false);
  const isBusy = useCallback(
    () => isMenuOpen || isViewerElsewhere(root, video),
    [root, video, isMenuOpen],
  );
  const left = useUpNextCountdown(next.follows && !isCancelled, isBusy);
  const cancel = useCallback(() => {
    setCancelled(true);
    root.focus({ preventScroll: true });
  }, [root]);
  useEffect(() => {
    if (left === 0) playNextFilm(next, video);
  }, [left, next, video]);
  useEffect(() => onEscape(cancel), [cancel]);
  if (isCancelled) return null;
  const soon = next.follows ? t("playerNextIn", { seconds: left }) : t("upNext");
  return (
    <div className={styles.offer} role="group" aria-label={t("upNext")}>
      <Announcement text={[soon, next.title].join(": ")} />
      <Picture
        src={next.picture}
        art={next.art}
        title={next.title}
        sizes="9rem"
        maxWidth={320}
        className={styles.still}
      />
      <div className={styles.words}>
        <p className={styles.soon} aria-hidden>
          {soon}
        </p>
        <p id={title} className={`clamp ${styles.title}`} dir="auto">
          {next.title}
        </p>
      </div>
      <div className={styles.buttons}>
        <LinkButton
          size="small"
          variant="primary"
          href={next.href}
          aria-describedby={title}
          onClick={() => requestAutoplay(next, video)}
        >
          <Icon path={filledPlayerPlayIconPath} solid />
          {t("playerPlay")}
        </LinkButton>
        <Button size="small" variant="media" onClick={cancel}>
          {t("playerCancel")}
        </Button>
      </div>
    </div>
  );
}

// Said once: a number that is read out each second would drown everything else.
function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  return (
    <p className="sr" role="status">
      {first}
    </p>
  );
}

/** The viewer reads further down, types, has a menu open, or looks at another tab. */
function isViewerElsewhere(player: HTMLElement, video: HTMLVideoElement): boolean {
  if (document.pictureInPictureElement === video) return false;
  const { top, bottom } = player.getBoundingClientRect();
  const isInView = bottom > innerHeight / 4 && top < (innerHeight * 3) / 4;
  const open = "dialog[open], header [aria-expanded=true]";
  const isTyping = document.activeElement?.matches("textarea, select, input:not([type=range])");
  return document.hidden || !isInView || isTyping || document.querySelector(open) !== null;
}

function onEscape(cancel: () => void): () => void {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) cancel();
  };
  document.addEventListener("keydown", handleKey);
  return () => document.removeEventListener("keydown", handleKey);
}
