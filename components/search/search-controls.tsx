import type { Facet } from "@/lib/contract/sections";
import { updateSearchUrl } from "@/lib/search/update-search-url.browser";
import type { SearchUrlParams } from "@/lib/urls/search-url-params";
import { useText } from "../text-provider";
import { OrderAndFilterForm } from "../filters/order-and-filter-form";
import choice from "../filters/select-field.module.css";

type Props = { search: SearchUrlParams; path: string; facets: Facet[] };

// Order and filters of a search are in its URL.
export function SearchControls({ search, path, facets }: Props) {
  const { t } = useText();
  const { q, display_search: shown } = search;
  return (
    <OrderAndFilterForm
      chosen={search}
      facets={facets}
      defaultOrder={t("resultsRelevance")}
      offersStates
      choose={(change) => updateSearchUrl((now) => ({ ...now, ...change(now) }))}
      action={path}
    >
      <input type="hidden" name="q" value={q} />
      {shown && <input type="hidden" name="display_search" value={shown} />}
      <noscript>
        <button className={choice.box}>{t("apply")}</button>
      </noscript>
    </OrderAndFilterForm>
  );
}
