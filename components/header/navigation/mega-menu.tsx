import dynamic from "next/dynamic";
import { Suspense } from "react";
import type { MenuItem } from "@/lib/sections/menu-items";
import { hasOwnPage } from "./menu-links";
import styles from "./mega-menu.module.css";
import { NavigationLink } from "./navigation-link";
import { ParentPageLink } from "./simple-menu";

const FeatureCard = dynamic(() =>
  import("./menu-feature-card").then(
    (code) => code.MenuFeatureCard,
    () => NoCard,
  ),
);

export function MegaMenu({ id, item }: { id: string; item: MenuItem }) {
  const groups = item.items.filter((child) => child.items.length > 0);
  const single = item.items.filter((child) => child.items.length === 0);
  return (
    <div id={id} className={styles.mega} data-mega>
      <div className={`${styles.inside} wrap`}>
        <div className={styles.links}>
          {hasOwnPage(item) && (
            <ul className={styles.all}>
              <ParentPageLink item={item} />
            </ul>
          )}
          <div className={styles.columns}>
            {groups.map((group, index) => (
              <div key={index}>
                <NavigationLink item={group} className={styles.heading} />
                <ul>
                  {flat(group).map((child, place) => (
                    <li key={place}>
                      <NavigationLink item={child} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {single.length > 0 && (
              <ul>
                {single.map((child, index) => (
                  <li key={index}>
                    <NavigationLink item={child} className={styles.heading} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        {item.feature && (
          <div className={styles.feature}>
            <Suspense>
              <FeatureCard card={item.feature} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}

// A menu leads on without its picture.
function NoCard() {
  return null;
}

// All deeper levels in one list, in order.
function flat({ items }: MenuItem): MenuItem[] {
  return items.flatMap((item) => [item, ...flat(item)]);
}
