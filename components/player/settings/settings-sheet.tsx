import { useEffect, useRef, useState } from "react";
import { useText } from "../../text-provider";
import { CaptionChoices } from "./caption-choices";
import { QualityChoices } from "./quality-choices";
import { SettingsRows } from "./settings-rows";
import styles from "./settings.module.css";
import { SpeedChoices } from "./speed-choices";
import { useMenuKeys } from "./use-menu-keys";

export type SettingsPage = "rows" | "quality" | "speed" | "captions";

const pages = { quality: QualityChoices, speed: SpeedChoices, captions: CaptionChoices };

type Props = { close: () => void; listShortcuts: () => void };

export function SettingsSheet({ close, listShortcuts }: Props) {
  const { t } = useText();
  const sheet = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<SettingsPage>("rows");
  const back = () => setPage("rows");
  const keyPressed = useMenuKeys(sheet, page === "rows" ? close : back, close);
  useEffect(() => focusFirst(sheet.current), [page]);
  useEffect(() => closeOnPressOutside(sheet.current, close), [close]);
  const Choices = page === "rows" ? undefined : pages[page];
  return (
    <div
      ref={sheet}
      className={styles.sheet}
      role="menu"
      aria-label={t("playerSettings")}
      onKeyDown={keyPressed}
    >
      {Choices ? (
        <Choices back={back} />
      ) : (
        <SettingsRows open={setPage} close={close} listShortcuts={listShortcuts} />
      )}
    </div>
  );
}

/** The chosen option of a list, else its first row. */
function focusFirst(sheet: HTMLElement | null): void {
  const chosen = sheet?.querySelector<HTMLElement>("[aria-checked=true]");
  const target = chosen ?? sheet?.querySelector<HTMLElement>("button");
  target?.focus({ preventScroll: true });
}

function closeOnPressOutside(sheet: HTMLElement | null, close: () => void): () => void {
  const pressed = ({ target }: PointerEvent) => {
    if (!(target instanceof Element) || sheet?.contains(target)) return;
    if (!target.closest("[data-opens-settings]")) close();
  };
  document.addEventListener("pointerdown", pressed);
  return () => document.removeEventListener("pointerdown", pressed);
}
