import type { ContentPreview } from "@/lib/pages/load-content-preview";
import type { I18n } from "../text-provider";
import { Picture } from "../ui/picture";
import { RequestedContentFacts } from "./requested-content-facts";
import styles from "./requested-content.module.css";

type Props = {
  content: ContentPreview;
  /** With its picture, where no larger one stands beside: below 940 px. */
  withPicture?: boolean;
  i18n: I18n;
};

const mark = "\u0000";

// The name is bold wherever a language puts it.
export function RequestedContent({ content, withPicture, i18n }: Props) {
  const { name, description, thumbnail, art, focus } = content;
  const [before, after] = i18n.t("accountToContinue", { name: mark }).split(mark);
  return (
    <div className={styles.content} data-poster={withPicture && thumbnail ? "" : undefined}>
      {withPicture && thumbnail && (
        <Picture
          src={thumbnail}
          {...{ art, focus }}
          title={name}
          sizes="(min-width:940px) 1px,100vw"
        />
      )}
      <p className={`muted ${styles.facts}`}>
        <RequestedContentFacts content={content} i18n={i18n} />
      </p>
      <p className="muted">
        {before}
        <b>{name}</b>
        {after}
      </p>
      {description && <p className={`muted ${styles.about}`}>{description}</p>}
    </div>
  );
}
