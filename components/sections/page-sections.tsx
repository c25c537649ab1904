import type { Channel } from "@/lib/contract/channel";
import { getHeroVariant } from "@/lib/channel/theme-css";
import type { SectionView } from "@/lib/sections/section-view";
import type { SearchUrlParams } from "@/lib/urls/search-url-params";
import { SectionList } from "./section-list";
import styles from "./page-heading.module.css";

type Props = {
  /** Identifies a shown page: its token with everything that its rows depend on. */
  pageKey: string;
  pageId: string;
  /** Token of the content around, on video pages and paywalls. */
  context?: string;
  /** Of a page of search results. */
  search?: SearchUrlParams;
  channel: Pick<Channel, "style">;
  sections: SectionView[];
  nextPage?: number;
  /** The page's h1, unless its first row is a hero. Without it the page has its h1 elsewhere. */
  heading?: string;
  /** Below the heading. */
  description?: string | undefined;
  /** For pages like a home page, whose name is for screen readers only. */
  headingHidden?: boolean;
};

// Rows are sent as one JSON string: React serialises and parses it many times faster than 144 objects.
export function PageSections(props: Props) {
  const { channel, sections, pageKey, heading, description, headingHidden, ...rest } = props;
  const data = JSON.stringify(sections);
  return (
    <SectionList
      key={pageKey}
      pageKey={pageKey}
      data={data}
      variant={getHeroVariant(channel)}
      heading={
        heading && <PageHeading name={heading} description={description} hidden={headingHidden} />
      }
      {...rest}
    />
  );
}

type HeadingProps = {
  name: string;
  description?: string | undefined;
  hidden?: boolean | undefined;
};

function PageHeading({ name, description, hidden }: HeadingProps) {
  if (hidden) return <h1 className="sr">{name}</h1>;
  return (
    <div className={`wrap ${styles.head}`}>
      <h1 className="display">{name}</h1>
      {description && <p>{description}</p>}
    </div>
  );
}
