import type { NavigationItem } from "@/lib/contract/header";
import { useText } from "../text-provider";
import { buttonClass } from "../ui/button-class";
import { Icon } from "../ui/icon";
import { outlineMenu2 } from "../ui/icon-paths";
import { NavigationLink } from "./navigation-link";
import styles from "./plain-menu.module.css";

// For a page without scripts, where no drawer and no menu opens.
export function PlainMenu({ items }: { items: NavigationItem[] }) {
  const { t } = useText();
  return (
    <details className={styles.menu}>
      <summary className={buttonClass({ look: "ghost", round: true })} aria-label={t("menu")}>
        <Icon path={outlineMenu2} />
      </summary>
      <nav aria-label={t("mainNavigation")}>
        <PlainLevel items={items} />
      </nav>
    </details>
  );
}

function PlainLevel({ items }: { items: NavigationItem[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>
          <NavigationLink item={item} />
          {item.items.length > 0 && <PlainLevel items={item.items} />}
        </li>
      ))}
    </ul>
  );
}
