import { usePathname } from "next/navigation";
import { useId, useRef, useState } from "react";
import type { MenuItem } from "@/lib/sections/menu-items";
import { Icon } from "../../ui/icon";
import { chevronDownIconPath } from "../../ui/icon-paths";
import styles from "./main-navigation.module.css";
import { MenuItemLabel, menuItemStyle } from "./menu-item-label";
import { isOnMenuItemPath } from "./menu-links";
import { MegaMenu } from "./mega-menu";
import { NavigationLink } from "./navigation-link";
import { SimpleMenu } from "./simple-menu";
import { useDismiss } from "./use-dismiss";

export function MenuButton({ item }: { item: MenuItem }) {
  const path = usePathname();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDismiss(place, open, (why) => {
    setOpen(false);
    if (why === "escape") button.current?.focus();
  });
  const mega = item.items.some((child) => child.items.length > 0);
  const Menu = mega ? MegaMenu : SimpleMenu;
  return (
    <div ref={place} className={mega ? undefined : styles.anchor}>
      <button
        ref={button}
        type="button"
        className={styles.entry}
        style={menuItemStyle(item)}
        aria-current={isOnMenuItemPath(path, item) || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <MenuItemLabel item={item} />
        <Icon path={chevronDownIconPath} />
      </button>
      <noscript>
        <NavigationLink item={item} className={styles.entry} />
      </noscript>
      {open && <Menu id={id} item={item} />}
    </div>
  );
}
