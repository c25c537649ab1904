import { type RefObject, useEffect, useRef, useState } from "react";
import type { RowState } from "@/store/sections/sections-slice";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { watchVisibility } from "../../ui/watch-visibility";
import { formatRowFailure } from "./format-row-failure";
import styles from "./row-end.module.css";

type Props = {
  /** The list that the new items join; the first of them gets the focus after the button was used. */
  list: RefObject<HTMLElement | null>;
  of: Pick<RowState, "nextPage" | "status" | "error">;
  more: () => Promise<void>;
  /** Loads more when it comes near the window: only where nothing below it would move. */
  byScroll: boolean;
};

export function ShowMore({ list, of, more, byScroll }: Props) {
  const { t } = useText();
  const { nextPage, status, error } = of;
  const hasMore = nextPage !== undefined;
  const [announcement, setAnnouncement] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const watching = useRef<MutationObserver>(undefined);

  // New ones are drawn when there is time, which may be long after their request has ended.
  const show = (byButton: boolean) => {
    const had = linksOf(list.current).length;
    const pressed = button.current;
    const observer = new MutationObserver(() => {
      const links = linksOf(list.current).slice(had);
      if (links.length === 0) return;
      if (byButton && !isElsewhere(pressed) && !links.some(takesFocus)) return;
      observer.disconnect();
      setAnnouncement(t("moreShown", { count: links.length }));
    });
    watching.current?.disconnect();
    watching.current = observer;
    if (list.current) observer.observe(list.current, { childList: true, subtree: true });
    void more();
  };

  useEffect(() => () => watching.current?.disconnect(), []);

  useEffect(() => {
    const element = button.current;
    if (!byScroll || !element || status !== "idle") return;
    return watchVisibility(element, (isInSight) => isInSight && show(false), "900px 0px");
  });

  const failed = hasMore && status === "rejected";
  return (
    <>
      <p className={failed ? styles.failed : "sr"} aria-live="polite">
        {failed ? formatRowFailure(t, error) : announcement}
      </p>
      {hasMore && (
        <div className={styles.more}>
          <Button
            ref={button}
            variant="outline"
            busy={status === "pending"}
            onClick={() => show(true)}
          >
            {t(failed ? "tryAgain" : "showMore")}
          </Button>
        </div>
      )}
    </>
  );
}

// A viewer who has gone on meanwhile is left there; with the last page the button goes, and its focus to nothing.
function isElsewhere(pressed: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== pressed && activeElement !== null && activeElement !== body;
}

// A row of the viewer's own may be there and have no room yet.
function takesFocus(link: HTMLElement): boolean {
  link.focus();
  return document.activeElement === link;
}

function linksOf(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>("a[href]")] : [];
}
