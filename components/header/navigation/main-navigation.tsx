"use client";

import { useRef } from "react";
import type { NavigationItem } from "@/lib/contract/header";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { outlineDots } from "../../ui/icon-paths";
import { MenuButton } from "./menu-button";
import { NavigationLink } from "./navigation-link";
import styles from "./main-navigation.module.css";
import { useFitting } from "./use-fitting";

type Props = { items: NavigationItem[] };

// The key makes new names, as in another language, be measured again.
export function MainNavigation({ items }: Props) {
  return <Entries key={items.map(({ name }) => name).join()} items={items} />;
}

function Entries({ items }: Props) {
  const { t } = useText();
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFitting(list);
  const rest = items.slice(fitting ?? items.length);
  return (
    <nav className={styles.nav} aria-label={t("mainNavigation")}>
      <ul ref={list} className={styles.list} data-fitted={fitting === undefined ? undefined : ""}>
        {items.slice(0, fitting).map((item, index) => (
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
            <MenuButton item={{ name: t("more"), type: "other", url: "", items: rest }} bare>
              <Icon path={outlineDots} />
            </MenuButton>
          </li>
        )}
      </ul>
    </nav>
  );
}
