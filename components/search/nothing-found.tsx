import { type Search, searchQuery } from "@/lib/urls/search";
import { readFilters } from "@/lib/urls/search-filters";
import { useText } from "../text-provider";
import { BrowseRow } from "./browse-row";
import styles from "./search-page.module.css";
import { useTrends } from "./use-trends";

type Props = {
  search: Search | undefined;
  path: string;
  meant: string | undefined;
  browse: string | undefined;
};

// Ways on from where there is nothing: what was meant, all without filters, what others look for, a row to browse.
export function NothingFound({ search, path, meant, browse }: Props) {
  const { t } = useText();
  const isFiltered = readFilters(search?.filter_by).length > 0;
  const trends = useTrends();
  const hrefOf = (q: string) => `${path}?${searchQuery({ q })}`;
  return (
    <>
      <div className={`wrap ${styles.onward}`}>
        {search && meant && <Meant meant={meant} href={hrefOf(meant)} />}
        {search && !meant && <p>{t(isFiltered ? "resultsHintFilters" : "resultsHint")}</p>}
        {search && isFiltered && (
          <a
            className={styles.chip}
            href={`${path}?${searchQuery({ ...search, filter_by: undefined })}`}
          >
            {t("resultsClear")}
          </a>
        )}
        {trends.length > 0 && (
          <nav className={styles.chips} aria-label={t("resultsTrends")}>
            <h2 className="display">{t("resultsTrends")}</h2>
            {trends.map((query) => (
              <a key={query} className={styles.chip} href={hrefOf(query)} dir="auto">
                {query}
              </a>
            ))}
          </nav>
        )}
      </div>
      <BrowseRow given={browse} />
    </>
  );
}

const place = "\uE000";

function Meant({ meant, href }: { meant: string; href: string }) {
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
