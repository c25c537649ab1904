import { Icon } from "../ui/icon";
import { outlineExternalLink } from "../ui/icon-paths";
import type { LinkList } from "./footer-lists";
import styles from "./footer.module.css";

export function FooterList({ list }: { list: LinkList }) {
  return (
    <div className={styles.list}>
      <h2>{list.title}</h2>
      <ul>
        {list.links.map(({ name, ...link }, index) => (
          <li key={index}>
            <a {...link}>
              {name}
              {link.target && <Icon path={outlineExternalLink} />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
