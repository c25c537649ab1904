import { Icon } from "../ui/icon";
import { outlineExternalLink } from "../ui/icon-paths";
import type { LinkList } from "./footer-lists";
import styles from "./footer.module.css";

// So that the sign never stands alone in a line.
const wordJoiner = "\u2060";

export function FooterList({ list }: { list: LinkList }) {
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
                  <Icon path={outlineExternalLink} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
