import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../text-provider";
import type { CaptionSettingsPage } from "../captions/caption-style-page";
import {
  AudioChoiceList,
  CaptionChoiceList,
  QualityChoiceList,
  SpeedChoiceList,
} from "./caption-quality-speed-choice-lists";
import { usePlayerParts } from "../player-parts";
import { focusChosenOption } from "./focus-chosen-option";
import { type SettingsPageName, SettingsMenuRows } from "./settings-menu-rows";
import styles from "./settings.module.css";
import { useMenuKeys } from "./use-menu-keys";

const CaptionStylePage = lazy(() =>
  import("../captions/caption-style-page").then(({ CaptionStylePage }) => ({
    default: CaptionStylePage,
  })),
);

const pages = {
  quality: QualityChoiceList,
  speed: SpeedChoiceList,
  audio: AudioChoiceList,
  captions: CaptionChoiceList,
};

type Page = "rows" | SettingsPageName | CaptionSettingsPage;

type Props = { close: () => void; showShortcuts: () => void };

export function SettingsMenu({ close, showShortcuts }: Props) {
  const { t } = useText();
  const { root } = usePlayerParts();
  const menu = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Page>("rows");
  const back = () => setPage(pageBefore(page));
  const handleKey = useMenuKeys(menu, page === "rows" ? close : back, close);
  useLayoutEffect(() => showAsSheet(menu.current, root), [root]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page gets the focus.
  useEffect(() => focusChosenOption(menu.current), [page]);
  useEffect(() => closeOnPressOutside(menu.current, close), [close]);
  return (
    <div
      ref={menu}
      className={styles.menu}
      role="menu"
      tabIndex={-1}
      aria-label={t("playerSettings")}
      onKeyDown={handleKey}
    >
      <Suspense>
        {page === "rows" ? (
          <SettingsMenuRows open={setPage} close={close} showShortcuts={showShortcuts} />
        ) : (
          <OpenPage page={page} open={setPage} back={back} />
        )}
      </Suspense>
    </div>
  );
}

type OpenPageProps = {
  page: Exclude<Page, "rows">;
  open: (page: Page) => void;
  back: () => void;
};

function OpenPage({ page, open, back }: OpenPageProps) {
  if (!isSettingsPage(page)) return <CaptionStylePage page={page} open={open} back={back} />;
  const Choices = pages[page];
  return <Choices back={back} />;
}

function isSettingsPage(page: Page): page is SettingsPageName {
  return Object.hasOwn(pages, page);
}

function pageBefore(page: Page): Page {
  return page === "style" || page === "rows" || isSettingsPage(page) ? "rows" : "style";
}

function closeOnPressOutside(menu: HTMLElement | null, close: () => void): () => void {
  const handlePress = ({ target }: PointerEvent) => {
    if (!(target instanceof Element) || menu?.contains(target)) return;
    if (!target.closest("[data-opens-settings]")) close();
  };
  document.addEventListener("pointerdown", handlePress);
  return () => document.removeEventListener("pointerdown", handlePress);
}

/** As the container query of the menu's style: settings.module.css. */
const smallPlayer = 480;

// A small player has room for two lines of a menu: there it is a sheet at the end of the window, in the top layer,
// since the player clips what is in it.
function showAsSheet(menu: HTMLElement | null, player: HTMLElement): void {
  const fits = player.clientWidth >= smallPlayer || document.fullscreenElement;
  if (fits || !menu || !("showPopover" in menu)) return;
  menu.popover = "manual";
  menu.showPopover();
}
