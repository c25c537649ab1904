"use client";

import { useRef, useState } from "react";
import type { NavigationItem } from "@/lib/contract/header";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { outlineMenu2 } from "../ui/icon-paths";
import { DrawerLevel } from "./drawer-level";
import styles from "./mobile-menu.module.css";
import { PlainMenu } from "./plain-menu";

type Props = { items: NavigationItem[]; direction: "ltr" | "rtl" };
type Place = { trail: NavigationItem[]; left?: NavigationItem };

// A native dialog keeps the focus, closes by Escape and darkens the page by itself. It stands beside
// the button that wide windows hide, so that an open one never holds the page without being seen.
export function MobileMenu({ items, direction }: Props) {
  const { t } = useText();
  const drawer = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [{ trail, left }, setPlace] = useState<Place>({ trail: [] });
  const close = () => drawer.current?.close();
  const show = () => {
    setPlace({ trail: [] });
    setOpen(true);
    drawer.current?.showModal();
  };
  return (
    <>
      <div className={styles.slim}>
        <Button look="ghost" round aria-label={t("menu")} aria-expanded={open} onClick={show}>
          <Icon path={outlineMenu2} />
        </Button>
      </div>
      <noscript>
        <PlainMenu items={items} />
      </noscript>
      <dialog
        ref={drawer}
        className={styles.drawer}
        dir={direction}
        aria-label={t("menu")}
        onClose={() => setOpen(false)}
        onClick={(event) => {
          const { target, currentTarget } = event;
          const followed = target instanceof Element && target.closest("a");
          if (target === currentTarget || followed) close();
        }}
      >
        {open && (
          <DrawerLevel
            key={trail.length}
            items={trail.at(-1)?.items ?? items}
            parent={trail.at(-1)}
            left={left}
            enter={(item) => setPlace({ trail: [...trail, item] })}
            back={() => setPlace({ trail: trail.slice(0, -1), left: trail.at(-1) })}
            close={close}
          />
        )}
      </dialog>
    </>
  );
}
