"use client";

import { lazy, useRef, useState } from "react";
import type { Language } from "@/lib/contract/languages";
import type { MenuItem } from "@/lib/sections/menu-items";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { menu2IconPath } from "../../ui/icon-paths";
import { useLazyModule } from "../../ui/use-lazy-module";
import styles from "./mobile-menu.module.css";
import "./no-script-menu.module.css";
import { SimpleMenuItem } from "./simple-menu";

// In a browser React renders nothing of a `noscript`: only the server loads it. Its style comes with this file.
const NoScriptMenu = lazy(async () => ({
  default: (await import("./no-script-menu")).NoScriptMenu,
}));

const loadLevel = () => import("./mobile-menu-level");

type Props = {
  items: MenuItem[];
  /** To choose from below the entries; empty for no choice. */
  languages: Language[];
  direction: "ltr" | "rtl";
};
type Position = { trail: MenuItem[]; left?: MenuItem };

// A modal dialog keeps the focus, closes on Escape and has a backdrop. It is hidden together with the
// button in wide windows, so an open one never blocks the page unseen.
export function MobileMenu({ items, languages, direction }: Props) {
  const { t } = useText();
  const drawer = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [{ trail, left }, setPosition] = useState<Position>({ trail: [] });
  const [hasFailed, setFailed] = useState(false);
  const later = useLazyModule(open, loadLevel, () => setFailed(true));
  const close = () => drawer.current?.close();
  const show = () => {
    setPosition({ trail: [] });
    setOpen(true);
    drawer.current?.showModal();
  };
  return (
    <>
      <div className={styles.slim}>
        <Button
          variant="ghost"
          round
          aria-label={t("menu")}
          aria-expanded={open}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={show}
        >
          <Icon path={menu2IconPath} />
        </Button>
      </div>
      <noscript>
        <NoScriptMenu items={items} />
      </noscript>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop; Escape and the close button do the same. */}
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
        {open && later && (
          <later.MobileMenuLevel
            key={trail.length}
            items={trail.at(-1)?.items ?? items}
            languages={trail.length === 0 ? languages : []}
            parent={trail.at(-1)}
            left={left}
            enter={(item) => setPosition({ trail: [...trail, item] })}
            back={() => setPosition({ trail: trail.slice(0, -1), left: trail.at(-1) })}
            close={close}
          />
        )}
        {open && hasFailed && !later && <PlainLevel items={items} close={close} />}
      </dialog>
    </>
  );
}

// Where the code of the levels can't be loaded.
function PlainLevel({ items, close }: Pick<Props, "items"> & { close: () => void }) {
  const { t } = useText();
  return (
    <>
      <Button onClick={close}>{t("close")}</Button>
      <ul>
        {items.map((item, index) => (
          <SimpleMenuItem key={index} item={item} />
        ))}
      </ul>
    </>
  );
}

// Without a network the press tries again.
function preload(): void {
  loadLevel().catch(() => {});
}
