import { useEffect, useId, useRef } from "react";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { usePlayerParts } from "../player-parts";
import styles from "./still-watching.module.css";
import { resumeWatching, useIsStoppedForIdleViewer } from "./use-is-stopped-for-idle-viewer";

export function StillWatching() {
  return useIsStoppedForIdleViewer() && <Question />;
}

// Any input of the viewer resumes the film.
function Question() {
  const { t } = useText();
  const parts = usePlayerParts();
  const title = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key !== "Escape") return;
      event.preventDefault();
      resumeWatching(parts);
    };
    document.addEventListener("keydown", handleKey);
    return () => {
      document.removeEventListener("keydown", handleKey);
      parts.root.focus({ preventScroll: true });
    };
  }, [parts]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its button and every key of the player do the same.
    <div
      className={styles.question}
      role="alertdialog"
      aria-labelledby={title}
      onClick={() => resumeWatching(parts)}
    >
      <h2 id={title}>{t("playerStillWatching")}</h2>
      <Button ref={button} variant="primary">
        {t("playerKeepWatching")}
      </Button>
    </div>
  );
}
