import type { NavigationItem } from "@/lib/contract/header";
import { AllLink } from "./simple-menu";
import styles from "./mega-menu.module.css";
import { NavigationLink } from "./navigation-link";

export function MegaMenu({ id, item }: { id: string; item: NavigationItem }) {
  const groups = item.items.filter((child) => child.items.length > 0);
  const single = item.items.filter((child) => child.items.length === 0);
  return (
    <div id={id} className={styles.mega} data-mega>
      <div className={`${styles.columns} wrap`}>
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
        <ul>
          <AllLink item={item} />
          {single.map((child, index) => (
            <li key={index}>
              <NavigationLink item={child} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

// All deeper levels in one list, in order.
function flat({ items }: NavigationItem): NavigationItem[] {
  return items.flatMap((item) => [item, ...flat(item)]);
}
