import { useRef, useState } from "react";
import type { Facet } from "@/lib/contract/sections";
import { formatTextWithCount } from "@/lib/i18n/format-text-with-count";
import { getSearchFilterValue } from "@/lib/urls/search-filters";
import type { OrderAndFilters } from "@/lib/urls/search-url-params";
import { useAppDispatch } from "@/store/hooks";
import { orderAndFiltersSelected, type RowState } from "@/store/sections/sections-slice";
import { OrderAndFilterForm } from "../../filters/order-and-filter-form";
import { useText } from "../../text-provider";
import { useAreTextsLoaded } from "../../use-are-texts-loaded";
import { Button } from "../../ui/button";
import styles from "./row-filters.module.css";

type Props = { pageKey: string; row: RowState; reload: () => unknown };

const noChoice: OrderAndFilters = {};

// Order and filters of a row, the number of items that pass, and the way back from none: docs/behaviour.md BE-494.
export function RowFilters({ pageKey, row, reload }: Props) {
  const { t, locale } = useText();
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const areTextsLoaded = useAreTextsLoaded("resultsSort", true);
  const { token, chosen = noChoice, facets = [], items, status, total = 0 } = row;
  const offersStates = useHasSeveralStates(facets, chosen);
  if (!areTextsLoaded) return <div className={styles.loading} />;
  const choose = (change: (before: OrderAndFilters) => OrderAndFilters) => {
    dispatch(orderAndFiltersSelected({ pageKey, token, chosen: change(chosen) }));
    void reload();
  };
  const removeFilters = () => {
    choose(({ sort_by }) => ({ sort_by }));
    // The button goes with the message.
    form.current?.querySelector("select")?.focus();
  };
  const hasNone = items.length === 0 && status === "idle" && chosen.filter_by !== undefined;
  return (
    <div className={styles.filters}>
      <OrderAndFilterForm
        ref={form}
        chosen={chosen}
        facets={facets}
        defaultOrder={t("resultsFeatured")}
        offersStates={offersStates}
        choose={choose}
      />
      <p role="status" className={styles.count}>
        {status !== "rejected" && formatTextWithCount(t, locale, "resultsCount", total)}
      </p>
      {hasNone && (
        <div className={styles.none}>
          <p>{t("resultsHintFilters")}</p>
          <Button variant="outline" size="small" onClick={removeFilters}>
            {t("resultsClear")}
          </Button>
        </div>
      )}
    </div>
  );
}

// A row whose contents are all alike has no filter by state; a filter by something else takes none away.
function useHasSeveralStates(facets: Facet[], { filter_by }: OrderAndFilters): boolean {
  const states = facets.find(({ param }) => param === "stream_state")?.values ?? [];
  const hasNow = states.length > 1 || getSearchFilterValue(filter_by, "stream_state") !== undefined;
  const [has, setHas] = useState(hasNow);
  if (hasNow && !has) setHas(true);
  return has || hasNow;
}
