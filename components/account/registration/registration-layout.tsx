import type { ReactNode } from "react";
import type { ContentPreview } from "@/lib/pages/load-content-preview";
import type { I18n } from "../../text-provider";
import { Picture } from "../../ui/picture";
import { FormHeading } from "../../form-page/form-heading";
import { RequestedContent } from "../../form-page/requested-content";
import styles from "./registration-layout.module.css";

type Props = {
  title: string;
  /** The content that is shown once the form is completed. */
  content?: ContentPreview | undefined;
  i18n: I18n;
  children: ReactNode;
};

export function RegistrationLayout({ title, content, i18n, children }: Props) {
  return (
    <div className={`wrap ${styles.page}`} data-beside={content ? "" : undefined}>
      {content && (
        <div className={styles.content}>
          <Picture
            src={content.thumbnail}
            art={content.art}
            title={content.name}
            sizes="(min-width:940px) 40vw,100vw"
            maxWidth={1280}
          />
          <RequestedContent i18n={i18n} content={content} />
        </div>
      )}
      <div className={styles.form}>
        <FormHeading title={title} />
        {children}
      </div>
    </div>
  );
}
