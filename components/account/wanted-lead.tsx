import type { Translate } from "@/lib/i18n/translate";
import type { ContentPreview } from "@/lib/pages/content-preview";
import { Picture } from "../ui/picture";
import styles from "./wanted-lead.module.css";

type Props = {
  content: ContentPreview;
  /** Where no larger one stands beside: below 940 px. */
  pictured?: boolean;
  t: Translate;
};

const gap = "\u0000";

// The name stands out wherever a language puts it.
export function WantedLead({ content, pictured, t }: Props) {
  const { name, thumbnail, art } = content;
  const [before, after] = t("accountToContinue", { name: gap }).split(gap);
  return (
    <div className={styles.lead}>
      {pictured && thumbnail && <Picture src={thumbnail} art={art} title={name} sizes="6rem" />}
      <p className="muted">
        {before}
        <b>{name}</b>
        {after}
      </p>
    </div>
  );
}
