import { usePathname } from "next/navigation";
import type { Language } from "@/lib/contract/languages";
import type { MenuItem } from "@/lib/sections/menu-items";
import { LanguageSelector } from "../../language/language-selector";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { arrowLeftIconPath, chevronRightIconPath, xIconPath } from "../../ui/icon-paths";
import { MenuItemLabel, menuItemStyle } from "./menu-item-label";
import { isOnMenuItemPath } from "./menu-links";
import styles from "./mobile-menu-level.module.css";
import { NavigationLink } from "./navigation-link";
import { ParentPageLink } from "./simple-menu";

type Props = {
  items: MenuItem[];
  /** To choose from below the entries; empty for no choice. */
  languages: Language[];
  /** The entry that this level belongs to; none on the first. */
  parent?: MenuItem;
  /** The entry whose level was just left; it gets the focus back. */
  left?: MenuItem;
  enter: (item: MenuItem) => void;
  back: () => void;
  close: () => void;
};

export function MobileMenuLevel({ items, languages, parent, left, enter, back, close }: Props) {
  const { t } = useText();
  const path = usePathname();
  return (
    <div className={left ? styles.returned : parent && styles.entered}>
      <div className={styles.top}>
        {parent ? (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a modal dialog the focus moves with the level.
          <Button variant="ghost" autoFocus={!left} onClick={back}>
            <Icon path={arrowLeftIconPath} arrow />
            {t("back")}
          </Button>
        ) : (
          <span />
        )}
        <Button variant="ghost" round aria-label={t("close")} onClick={close}>
          <Icon path={xIconPath} />
        </Button>
      </div>
      <nav aria-label={t("mainNavigation")}>
        <ul className={styles.list}>
          {parent && <ParentPageLink item={parent} />}
          {items.map((item, index) => (
            <li key={index}>
              {item.items.length > 0 ? (
                <button
                  type="button"
                  style={menuItemStyle(item)}
                  aria-current={isOnMenuItemPath(path, item) || undefined}
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- back to the entry that was left.
                  autoFocus={item === left}
                  onClick={() => enter(item)}
                >
                  <MenuItemLabel item={item} />
                  <Icon path={chevronRightIconPath} arrow />
                </button>
              ) : (
                <NavigationLink item={item} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      {languages.length > 0 && (
        <div className={styles.language}>
          <LanguageSelector languages={languages} />
        </div>
      )}
    </div>
  );
}
