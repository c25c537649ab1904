import { useState } from "react";
import type { MenuItem } from "@/lib/sections/menu-items";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { chevronDownIconPath } from "../../ui/icon-paths";
import { MenuItemLabel, menuItemStyle } from "./menu-item-label";
import { hasOwnPage } from "./menu-links";
import styles from "./main-navigation.module.css";
import { NavigationLink } from "./navigation-link";

export function SimpleMenu({ id, item }: { id: string; item: MenuItem }) {
  return (
    <ul id={id} className={styles.menu}>
      <ParentPageLink item={item} />
      {item.items.map((child, index) => (
        <SimpleMenuItem key={index} item={child} />
      ))}
    </ul>
  );
}

// A link to the entry's own page, when it has one.
export function ParentPageLink({ item }: { item: MenuItem }) {
  const { t } = useText();
  if (!hasOwnPage(item)) return null;
  return (
    <li data-all="">
      <NavigationLink item={item} label={t("allOf", { name: item.name })} />
    </li>
  );
}

// Deeper levels open inside the menu.
export function SimpleMenuItem({ item }: { item: MenuItem }) {
  const [open, setOpen] = useState(false);
  if (item.items.length === 0) {
    return (
      <li>
        <NavigationLink item={item} />
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        style={menuItemStyle(item)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <MenuItemLabel item={item} />
        <Icon path={chevronDownIconPath} />
      </button>
      {open && (
        <ul className={styles.level}>
          <ParentPageLink item={item} />
          {item.items.map((child, index) => (
            <SimpleMenuItem key={index} item={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
