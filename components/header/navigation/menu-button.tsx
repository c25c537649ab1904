import { usePathname } from "next/navigation";
import { useId, useRef, useState } from "react";
import type { MenuItem } from "@/lib/sections/menu-items";
import { Icon } from "../../ui/icon";
import { chevronDownIconPath } from "../../ui/icon-paths";
import { useLazyModule } from "../../ui/use-lazy-module";
import styles from "./main-navigation.module.css";
import { MenuItemLabel, menuItemStyle } from "./menu-item-label";
import { isOnMenuItemPath } from "./menu-links";
import { NavigationLink } from "./navigation-link";
import { SimpleMenu } from "./simple-menu";
import { useDismiss } from "./use-dismiss";

const loadMegaMenu = () => import("./mega-menu");

export function MenuButton({ item }: { item: MenuItem }) {
  const path = usePathname();
  const [open, setOpen] = useState(false);
  // Where the code of a wide menu can't be loaded, a simple one has the same entries.
  const [isSimple, setSimple] = useState(() => item.items.every(({ items }) => !items[0]));
  const wide = useLazyModule(open && !isSimple, loadMegaMenu, () => setSimple(true));
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDismiss(place, open, (why) => {
    setOpen(false);
    if (why === "escape") button.current?.focus();
  });
  const Menu = isSimple ? SimpleMenu : wide?.MegaMenu;
  // Until its code is there, keys go where they went before.
  const isShown = open && Menu !== undefined;
  return (
    <div ref={place} className={isSimple ? styles.anchor : undefined}>
      <button
        ref={button}
        type="button"
        className={styles.entry}
        style={menuItemStyle(item)}
        aria-current={isOnMenuItemPath(path, item) || undefined}
        aria-expanded={isShown}
        aria-controls={id}
        onPointerEnter={isSimple ? undefined : preload}
        onFocus={isSimple ? undefined : preload}
        onClick={() => setOpen(!open)}
      >
        <MenuItemLabel item={item} />
        <Icon path={chevronDownIconPath} />
      </button>
      <noscript>
        <NavigationLink item={item} className={styles.entry} />
      </noscript>
      {open && Menu && <Menu id={id} item={item} />}
    </div>
  );
}

// Without a network the press tries again.
function preload(): void {
  loadMegaMenu().catch(() => {});
}
