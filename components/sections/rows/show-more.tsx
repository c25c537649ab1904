import { type RefObject, useEffect, useRef, useState } from "react";
import type { FetchStatus } from "@/store/sections/sections-slice";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import styles from "./row-end.module.css";

type Props = {
  /** The list that the new items join; the first of them gets the focus after the button was used. */
  list: RefObject<HTMLElement | null>;
  hasMore: boolean;
  status: FetchStatus;
  more: () => Promise<void>;
  /** Loads more when it comes near the window: only where nothing below it would move. */
  byScroll: boolean;
};

export function ShowMore({ list, hasMore, status, more, byScroll }: Props) {
  const { t } = useText();
  const [announcement, setAnnouncement] = useState("");
  const button = useRef<HTMLButtonElement>(null);

  const show = async () => {
    const had = linksOf(list.current).length;
    await more();
    const links = linksOf(list.current);
    if (links.length > had) setAnnouncement(t("moreShown", { count: links.length - had }));
    return links[had];
  };

  useEffect(() => {
    const element = button.current;
    if (!byScroll || !element || status !== "idle") return;
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && show(),
      {
        rootMargin: "900px 0px",
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });

  const failed = hasMore && status === "rejected";
  return (
    <>
      <p className={failed ? styles.failed : "sr"} aria-live="polite">
        {failed ? t("rowFailed") : announcement}
      </p>
      {hasMore && (
        <div className={styles.more}>
          <Button
            ref={button}
            look="outline"
            busy={status === "pending"}
            onClick={() => show().then((first) => first?.focus())}
          >
            {t(failed ? "tryAgain" : "showMore")}
          </Button>
        </div>
      )}
    </>
  );
}

function linksOf(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>("a[href]")] : [];
}
