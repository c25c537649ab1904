import type { Translate } from "@/lib/i18n/translate";
import type { ContentPreview } from "@/lib/pages/content-preview";
import { Picture } from "../../ui/picture";
import styles from "./wanted-content.module.css";

type Props = {
  content: ContentPreview;
  /** With its picture, where no larger one stands beside: below 940 px. */
  withPicture?: boolean;
  t: Translate;
};

const mark = "\u0000";

// The name is bold wherever a language puts it.
export function WantedContent({ content, withPicture, t }: Props) {
  const { name, description, thumbnail, art } = content;
  const [before, after] = t("accountToContinue", { name: mark }).split(mark);
  return (
    <div className={styles.content}>
      {withPicture && thumbnail && <Picture src={thumbnail} art={art} title={name} sizes="6rem" />}
      <p className="muted">
        {before}
        <b>{name}</b>
        {after}
      </p>
      {description && <p className={`muted ${styles.about}`}>{description}</p>}
    </div>
  );
}
