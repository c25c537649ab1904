import { useEffect, useRef, useState } from "react";
import { useText } from "../../text-provider";
import { CaptionChoices, QualityChoices, SpeedChoices } from "./choices";
import { type SettingsPage, SettingsRows } from "./settings-rows";
import styles from "./settings.module.css";
import { useMenuKeys } from "./use-menu-keys";

const pages = { quality: QualityChoices, speed: SpeedChoices, captions: CaptionChoices };

type Props = { close: () => void; showShortcuts: () => void };

export function SettingsMenu({ close, showShortcuts }: Props) {
  const { t } = useText();
  const menu = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<SettingsPage>("rows");
  const back = () => setPage("rows");
  const handleKey = useMenuKeys(menu, page === "rows" ? close : back, close);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page gets the focus.
  useEffect(() => focusFirst(menu.current), [page]);
  useEffect(() => closeOnPressOutside(menu.current, close), [close]);
  const Choices = page === "rows" ? undefined : pages[page];
  return (
    <div
      ref={menu}
      className={styles.menu}
      role="menu"
      tabIndex={-1}
      aria-label={t("playerSettings")}
      onKeyDown={handleKey}
    >
      {Choices ? (
        <Choices back={back} />
      ) : (
        <SettingsRows open={setPage} close={close} showShortcuts={showShortcuts} />
      )}
    </div>
  );
}

/** Focuses the chosen option of a list, else its first row. */
function focusFirst(menu: HTMLElement | null): void {
  const chosen = menu?.querySelector<HTMLElement>("[aria-checked=true]");
  const target = chosen ?? menu?.querySelector<HTMLElement>("button");
  target?.focus({ preventScroll: true });
}

function closeOnPressOutside(menu: HTMLElement | null, close: () => void): () => void {
  const handlePress = ({ target }: PointerEvent) => {
    if (!(target instanceof Element) || menu?.contains(target)) return;
    if (!target.closest("[data-opens-settings]")) close();
  };
  document.addEventListener("pointerdown", handlePress);
  return () => document.removeEventListener("pointerdown", handlePress);
}
