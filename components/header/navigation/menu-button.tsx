import { usePathname } from "next/navigation";
import { type ReactNode, useId, useRef, useState } from "react";
import type { NavigationItem } from "@/lib/contract/header";
import { Icon } from "../../ui/icon";
import { outlineChevronDown } from "../../ui/icon-paths";
import styles from "./main-navigation.module.css";
import { EntryLabel, entryStyle } from "./entry-label";
import { leadsTo } from "./link-of";
import { MegaMenu } from "./mega-menu";
import { NavigationLink } from "./navigation-link";
import { SimpleMenu } from "./simple-menu";
import { useDismiss } from "./use-dismiss";

type Props = { item: NavigationItem; bare?: boolean; children?: ReactNode };

export function MenuButton({ item, bare, children }: Props) {
  const path = usePathname();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDismiss(place, open, (why) => {
    setOpen(false);
    if (why === "escape") button.current?.focus();
  });
  const mega = !bare && item.items.some((child) => child.items.length > 0);
  const Menu = mega ? MegaMenu : SimpleMenu;
  return (
    <div ref={place} className={mega ? undefined : styles.anchor}>
      <button
        ref={button}
        type="button"
        className={styles.entry}
        style={entryStyle(item)}
        aria-label={bare ? item.name : undefined}
        aria-current={leadsTo(path, item) || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {children ?? <EntryLabel item={item} />}
        {!bare && <Icon path={outlineChevronDown} />}
      </button>
      <noscript>
        <NavigationLink item={item} className={styles.entry} />
      </noscript>
      {open && <Menu id={id} item={item} />}
    </div>
  );
}
