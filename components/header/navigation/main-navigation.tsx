"use client";

import { useRef } from "react";
import type { MenuItem } from "@/lib/sections/menu-items";
import { useText } from "../../text-provider";
import { MenuButton } from "./menu-button";
import { MoreMenu } from "./more-menu";
import { NavigationLink } from "./navigation-link";
import styles from "./main-navigation.module.css";
import { useFittingItemCount } from "./use-fitting-item-count";

type Props = { items: MenuItem[] };

// A bar of more than these does not breathe: six of them stand in it, the others under "More".
const maxInBar = 7;
const beforeMore = 6;

// The key makes new names, as in another language, be measured again.
export function MainNavigation({ items }: Props) {
  return <Entries key={items.map(({ name }) => name).join()} items={items} />;
}

function Entries({ items }: Props) {
  const { t } = useText();
  const list = useRef<HTMLUListElement>(null);
  const max = items.length > maxInBar ? beforeMore : items.length;
  const fitting = useFittingItemCount(list, max, max < items.length);
  const shown = fitting ?? max;
  const rest = items.slice(shown);
  return (
    <nav className={styles.nav} aria-label={t("mainNavigation")}>
      <ul ref={list} className={styles.list} data-fitted={fitting === undefined ? undefined : ""}>
        {items.slice(0, shown).map((item, index) => (
          <li key={index}>
            {item.items.length > 0 ? (
              <MenuButton item={item} />
            ) : (
              <NavigationLink item={item} className={styles.entry} />
            )}
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <MoreMenu items={rest} />
          </li>
        )}
      </ul>
    </nav>
  );
}
