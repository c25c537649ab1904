import { useState } from "react";
import type { MenuItem } from "@/lib/sections/menu-items";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { chevronDownIconPath } from "../../ui/icon-paths";
import { EntryLabel, entryStyle } from "./entry-label";
import { isLink } from "./menu-links";
import styles from "./main-navigation.module.css";
import { NavigationLink } from "./navigation-link";

export function SimpleMenu({ id, item }: { id: string; item: MenuItem }) {
  return (
    <ul id={id} className={styles.menu}>
      <AllLink item={item} />
      {item.items.map((child, index) => (
        <MenuEntry key={index} item={child} />
      ))}
    </ul>
  );
}

// A link to the entry's own page, when it has one.
export function AllLink({ item }: { item: MenuItem }) {
  const { t } = useText();
  if (!isLink(item)) return null;
  return (
    <li data-all="">
      <NavigationLink item={item} label={t("allOf", { name: item.name })} />
    </li>
  );
}

// Deeper levels open inside the menu.
export function MenuEntry({ item }: { item: MenuItem }) {
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
        style={entryStyle(item)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <EntryLabel item={item} />
        <Icon path={chevronDownIconPath} />
      </button>
      {open && (
        <ul className={styles.level}>
          <AllLink item={item} />
          {item.items.map((child, index) => (
            <MenuEntry key={index} item={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
