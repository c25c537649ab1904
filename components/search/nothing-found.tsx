import { type SearchUrlParams, searchQueryString } from "@/lib/urls/search-url-params";
import { parseSearchFilters } from "@/lib/urls/search-filters";
import { SectionList } from "../sections/section-list";
import { useText } from "../text-provider";
import chip from "../filters/chip.module.css";
import styles from "./search-page.module.css";
import { useNoResultsSuggestions } from "./use-no-results-suggestions";

type Props = {
  search: SearchUrlParams | undefined;
  path: string;
  meant: string | undefined;
  onward: string | undefined;
};

// Where to go on: what was meant, all without filters, what others look for, a row to browse.
export function NothingFound({ search, path, meant, onward }: Props) {
  const { t, locale } = useText();
  const isFiltered = parseSearchFilters(search?.filter_by).length > 0;
  const { trends, browse } = useNoResultsSuggestions(onward);
  const hrefOf = (wanted: SearchUrlParams) => `${path}?${searchQueryString(wanted)}`;
  return (
    <>
      <div className={`wrap ${styles.onward}`}>
        {search && !meant && <p>{t(isFiltered ? "resultsHintFilters" : "resultsHint")}</p>}
        {search && isFiltered && (
          <a className={chip.chip} href={hrefOf({ ...search, filter_by: undefined })}>
            {t("resultsClear")}
          </a>
        )}
        {trends.length > 0 && (
          <nav aria-label={t("resultsTrends")}>
            <h2 className="display">{t("resultsTrends")}</h2>
            <div className={styles.trends}>
              {trends.map((query) => (
                <a key={query} className={chip.chip} href={hrefOf({ q: query })} dir="auto">
                  {query}
                </a>
              ))}
            </div>
          </nav>
        )}
      </div>
      {browse && (
        <SectionList
          pageId={browse.pageId}
          data={browse.data}
          pageKey={`browse.${browse.pageId}.${locale}`}
          variant="split"
        />
      )}
    </>
  );
}
