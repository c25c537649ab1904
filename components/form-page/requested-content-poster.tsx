import type { ContentPreview } from "@/lib/pages/load-content-preview";
import type { I18n } from "../text-provider";
import { RequestedContentFacts } from "./requested-content-facts";
import styles from "./requested-content-poster.module.css";

type Props = { content: ContentPreview; i18n: I18n };

// On the picture beside a form stands what the viewer came for, as its own page would say it.
export function RequestedContentPoster({ content, i18n }: Props) {
  const { name, description } = content;
  return (
    <div className={`on-media ${styles.poster}`}>
      <p className={styles.facts}>
        <RequestedContentFacts content={content} i18n={i18n} />
      </p>
      {/* The form's own line names it for screen readers. */}
      <p className={`display ${styles.name}`} aria-hidden="true">
        {name}
      </p>
      {description && <p className={styles.about}>{description}</p>}
    </div>
  );
}
