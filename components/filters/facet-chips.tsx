import { useId } from "react";
import type { Facet } from "@/lib/contract/sections";
import { type SearchFilter, serializeSearchFilters } from "@/lib/urls/search-filters";
import { useText } from "../text-provider";
import chip from "./chip.module.css";
import styles from "./facet-chips.module.css";

type Props = { facets: Facet[]; filters: SearchFilter[] };

const maxValues = 12;
const groups = [
  { param: "metadata.topic", title: "resultsTopic", names: {} },
  {
    param: "metadata.length",
    title: "resultsLength",
    names: { short: "resultsShort", medium: "resultsMedium", long: "resultsLong" },
  },
] as const;

// Filters of the results other than their state: one press selects, another deselects.
export function FacetChips({ facets, filters }: Props) {
  const rows = groups.map(({ param, title, names }) => {
    const values = facets.find((facet) => facet.param === param)?.values ?? [];
    const chosen = filters.find((filter) => filter.param === param)?.value;
    const isListed = chosen === undefined || values.some(({ value }) => value === chosen);
    const shown = isListed ? values : [{ value: chosen, count: 0 }, ...values];
    // One value for all narrows nothing, unless another filter left one. Then it stays in its place.
    const minValues = filters.length > 0 ? 1 : 2;
    if (chosen === undefined && values.length < minValues) return null;
    return (
      <Chips
        key={param}
        param={param}
        title={title}
        names={names}
        values={shown.slice(0, maxValues)}
        chosen={chosen}
      />
    );
  });
  return <div className={styles.facets}>{rows}</div>;
}

type ChipsProps = {
  param: string;
  title: string;
  names: Partial<Record<string, string>>;
  values: Facet["values"];
  chosen: string | undefined;
};

function Chips({ param, title, names, values, chosen }: ChipsProps) {
  const { t } = useText();
  const id = useId();
  return (
    <div className={styles.facet} role="group" aria-labelledby={id}>
      <span id={id}>{t(title)}</span>
      <div className={styles.chips}>
        {values.map(({ value, count }) => {
          const isChosen = value === chosen;
          const filter = isChosen ? `${param}:` : serializeSearchFilters([{ param, value }]);
          const name = names[value];
          return (
            <button
              key={value}
              className={chip.chip}
              name="filter_by"
              value={filter}
              aria-pressed={isChosen}
            >
              <span dir="auto">{name ? t(name) : value}</span> <small translate="no">{count}</small>
            </button>
          );
        })}
      </div>
    </div>
  );
}
