import { useText } from "../text-provider";
import { SuggestionOption, type SuggestionOptionProps } from "./suggestion-option";
import type { SearchSuggestionGroup } from "./group-search-suggestions";
import styles from "./search-box.module.css";

type Props = Pick<SuggestionOptionProps, "typed" | "onQuery" | "onTitle"> & {
  id: string;
  groups: SearchSuggestionGroup[];
  // Places count through all groups; -1 is none.
  active: number;
  idOf: (at: number) => string;
};

export function SuggestionList({ id, groups, active, idOf, ...rest }: Props) {
  const { t } = useText();
  const order = groups.flatMap(({ options }) => options);
  return (
    <div id={id} role="listbox" aria-label={t("laterSearchSuggestions")}>
      {groups.map(({ name, options }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p id={`${id}-${name}`} role="presentation" className={styles.heading}>
            {t(name)}
          </p>
          {options.map((option) => (
            <SuggestionOption
              {...rest}
              key={option.key}
              option={option}
              id={idOf(order.indexOf(option))}
              isActive={order[active] === option}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
