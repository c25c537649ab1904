import { formatTextWithCount } from "@/lib/i18n/format-text-with-count";
import type { SearchSummary } from "@/lib/sections/section-view";
import { isInWebView } from "@/lib/urls/is-in-web-view";
import { type SearchUrlParams, searchQueryString } from "@/lib/urls/search-url-params";
import { useText } from "../text-provider";
import { DidYouMean } from "./did-you-mean";
import { WebViewSearchForm } from "./web-view-search-form";
import styles from "./search-page.module.css";

type Props = {
  search: SearchUrlParams | undefined;
  path: string;
  found: SearchSummary | undefined;
  waits: boolean;
};

// One sentence is seen and announced: how many there are, or that there is nothing.
export function SearchResultsHeading({ search, path, found, waits }: Props) {
  const { t, locale } = useText();
  const q = search?.display_search ?? search?.q ?? "";
  const meant = search && found?.didYouMean;
  const statusText = () => {
    if (!search) return t("resultsAsk");
    if (waits) return t("resultsWaiting");
    if (!found) return "";
    if (found.total === 0) return t("resultsNothing", { q });
    return formatTextWithCount(t, locale, "resultsCount", found.total);
  };
  return (
    <div className={styles.head}>
      <h1 className="display" dir="auto">
        {search ? t("resultsFor", { q }) : t("search")}
      </h1>
      <p role="status" dir="auto">
        {statusText()}
      </p>
      {!search && isInWebView(path) && <WebViewSearchForm path={path} />}
      {meant && <DidYouMean meant={meant} href={`${path}?${searchQueryString({ q: meant })}`} />}
    </div>
  );
}
