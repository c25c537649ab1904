import type { MenuItem } from "@/lib/sections/menu-items";
import { useText } from "../../text-provider";
import { buttonClass } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { menu2IconPath } from "../../ui/icon-paths";
import { NavigationLink } from "./navigation-link";
import styles from "./no-script-menu.module.css";

// For pages without scripts, where the drawer and the menus can't open.
export function NoScriptMenu({ items }: { items: MenuItem[] }) {
  const { t } = useText();
  return (
    <details className={styles.menu}>
      <summary className={buttonClass({ variant: "ghost", round: true })} aria-label={t("menu")}>
        <Icon path={menu2IconPath} />
      </summary>
      <nav aria-label={t("mainNavigation")}>
        <MenuLevel items={items} />
      </nav>
    </details>
  );
}

function MenuLevel({ items }: { items: MenuItem[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>
          <NavigationLink item={item} />
          {item.items.length > 0 && <MenuLevel items={item.items} />}
        </li>
      ))}
    </ul>
  );
}
