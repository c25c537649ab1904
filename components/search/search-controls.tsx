import type { FormEvent } from "react";
import type { Facet } from "@/lib/contract/sections";
import { updateSearchUrl } from "@/lib/search/update-search-url.browser";
import { parseSearchOrder, type SearchUrlParams } from "@/lib/urls/search-url-params";
import {
  filterValue,
  parseSearchFilters,
  streamStates,
  withFilter,
  serializeSearchFilters,
} from "@/lib/urls/search-filters";
import { useText } from "../text-provider";
import { SelectField } from "./select-field";
import { FacetChips } from "./facet-chips";
import choice from "./select-field.module.css";
import styles from "./search-controls.module.css";

type Props = { search: SearchUrlParams; path: string; facets: Facet[] };

const state = "stream_state";

// A form, so that without scripts each choice is an address; a later field counts before an earlier one of its param.
export function SearchControls({ search, path, facets }: Props) {
  const { t } = useText();
  const { q, display_search: shown, sort_by: order = "", filter_by } = search;
  const others = parseSearchFilters(filter_by).filter(({ param }) => param !== state);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value) chooseFilter(submitter.value);
  };
  return (
    <form className={styles.controls} action={path} onSubmit={submit}>
      <input type="hidden" name="q" value={q} />
      {shown && <input type="hidden" name="display_search" value={shown} />}
      <SelectField
        label={t("resultsSort")}
        name="sort_by"
        value={order}
        choose={chooseOrder}
        options={[
          { value: "", name: t("resultsRelevance") },
          { value: "-start_time", name: t("resultsNewest") },
          { value: "start_time", name: t("resultsOldest") },
        ]}
      />
      <SelectField
        label={t("resultsFilter")}
        name="filter_by"
        value={`${state}:${filterValue(filter_by, state) ?? ""}`}
        choose={chooseFilter}
        options={[
          { value: `${state}:`, name: t("resultsAll") },
          ...streamStates.map((value) => ({
            value: `${state}:${value}`,
            name: t(stateNames[value]),
            count: countOf(facets, value),
          })),
        ]}
      />
      <noscript>
        <button className={choice.box}>{t("apply")}</button>
      </noscript>
      {others.length > 0 && (
        <input type="hidden" name="filter_by" value={serializeSearchFilters(others)} />
      )}
      <FacetChips facets={facets} filters={others} />
    </form>
  );
}

const stateNames = {
  live: "resultsLive",
  vod: "resultsVod",
  scheduled: "resultsScheduled",
} as const;

// An order replaces the one before, a filter that of its param; all others stay, shown or not.
function chooseOrder(order: string): void {
  updateSearchUrl((search) => ({ ...search, sort_by: parseSearchOrder(order) }));
}

function chooseFilter(text: string): void {
  const [param, value] = splitFilter(text);
  updateSearchUrl((search) => ({
    ...search,
    filter_by: withFilter(search.filter_by, param, value || undefined),
  }));
}

function splitFilter(text: string): [param: string, value: string | undefined] {
  const [filter] = parseSearchFilters(text);
  return filter ? [filter.param, filter.value] : [text.slice(0, text.indexOf(":")), undefined];
}

function countOf(facets: Facet[], value: string): number | undefined {
  const states = facets.find(({ param }) => param === state);
  return states && (states.values.find((each) => each.value === value)?.count ?? 0);
}
