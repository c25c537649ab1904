import { useText } from "../text-provider";
import styles from "./search-page.module.css";

const place = "\uE000";

// "Did you mean …?", whose words lead to their search.
export function DidYouMean({ meant, href }: { meant: string; href: string }) {
  const { t } = useText();
  const [before, after] = t("resultsMeant", { q: place }).split(place);
  return (
    <p className={styles.meant} dir="auto">
      {before}
      <a href={href}>
        <bdi>{meant}</bdi>
      </a>
      {after}
    </p>
  );
}
