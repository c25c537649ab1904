import { type RefObject, useEffect, useRef, useState } from "react";
import type { FetchStatus } from "@/store/sections/sections-slice";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import styles from "./show-more.module.css";

type Props = {
  /** Where the new things appear; the first of them takes the focus after the button was used. */
  list: RefObject<HTMLElement | null>;
  hasMore: boolean;
  status: FetchStatus;
  more: () => Promise<void>;
  /** Asks by itself when it comes near: only where nothing below would be pushed away. */
  byScroll: boolean;
};

export function ShowMore({ list, hasMore, status, more, byScroll }: Props) {
  const { t } = useText();
  const [news, setNews] = useState("");
  const button = useRef<HTMLButtonElement>(null);

  const show = async () => {
    const had = linksOf(list.current).length;
    await more();
    const links = linksOf(list.current);
    if (links.length > had) setNews(t("moreShown", { count: links.length - had }));
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
        {failed ? t("rowFailed") : news}
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
