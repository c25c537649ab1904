import { Icon } from "../ui/icon";
import { externalLinkIconPath } from "../ui/icon-paths";
import type { FooterLinkList } from "./footer-blocks";
import styles from "./footer.module.css";

// Keeps the icon on the line of the last word.
const wordJoiner = "\u2060";

export function FooterLinkColumn({ list }: { list: FooterLinkList }) {
  return (
    <div className={styles.list}>
      <h2>{list.title}</h2>
      <ul>
        {list.links.map(({ name, ...link }, index) => (
          <li key={index}>
            <a {...link}>
              {name}
              {link.target && (
                <span className={styles.away} aria-hidden="true">
                  {wordJoiner}
                  <Icon path={externalLinkIconPath} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
