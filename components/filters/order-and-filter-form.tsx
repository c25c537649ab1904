import type { FormEvent, ReactNode, Ref } from "react";
import type { Facet } from "@/lib/contract/sections";
import { type OrderAndFilters, parseSearchOrder } from "@/lib/urls/search-url-params";
import {
  getSearchFilterValue,
  parseSearchFilters,
  streamStates,
  setSearchFilter,
  serializeSearchFilters,
} from "@/lib/urls/search-filters";
import { useText } from "../text-provider";
import { SelectField } from "./select-field";
import { FacetChips } from "./facet-chips";
import styles from "./order-and-filter-form.module.css";

type Props = {
  chosen: OrderAndFilters;
  facets: Facet[];
  /** The name of the order without `sort_by`. */
  defaultOrder: string;
  /** True where contents may be live, videos or scheduled. */
  offersStates: boolean;
  choose: (change: (chosen: OrderAndFilters) => OrderAndFilters) => void;
  /** Where the form leads without scripts, and what else it sends there. */
  action?: string;
  children?: ReactNode;
  ref?: Ref<HTMLFormElement>;
};

const state = "stream_state";

// An order replaces the one before, a filter that of its param; all others stay, shown or not. Without scripts each
// choice is an address; a later field counts before an earlier one of its param.
export function OrderAndFilterForm(props: Props) {
  const { chosen, facets, defaultOrder, offersStates, choose, action, children, ref } = props;
  const { t } = useText();
  const { sort_by: order = "", filter_by } = chosen;
  const others = parseSearchFilters(filter_by).filter(({ param }) => param !== state);
  const chooseOrder = (text: string) =>
    choose((before) => ({ ...before, sort_by: parseSearchOrder(text) }));
  const chooseFilter = (text: string) => {
    const [param, value] = splitFilter(text);
    choose((before) => ({
      ...before,
      filter_by: setSearchFilter(before.filter_by, param, value || undefined),
    }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value) chooseFilter(submitter.value);
  };
  return (
    <form ref={ref} className={styles.controls} action={action} onSubmit={submit}>
      <SelectField
        label={t("resultsSort")}
        name="sort_by"
        value={order}
        choose={chooseOrder}
        options={[
          { value: "", name: defaultOrder },
          { value: "-start_time", name: t("resultsNewest") },
          { value: "start_time", name: t("resultsOldest") },
        ]}
      />
      {offersStates && (
        <SelectField
          label={t("resultsFilter")}
          name="filter_by"
          value={`${state}:${getSearchFilterValue(filter_by, state) ?? ""}`}
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
      )}
      {children}
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

function splitFilter(text: string): [param: string, value: string | undefined] {
  const [filter] = parseSearchFilters(text);
  return filter ? [filter.param, filter.value] : [text.slice(0, text.indexOf(":")), undefined];
}

function countOf(facets: Facet[], value: string): number | undefined {
  const states = facets.find(({ param }) => param === state);
  return states && (states.values.find((each) => each.value === value)?.count ?? 0);
}
