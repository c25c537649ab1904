import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { useText } from "../text-provider";
import { Icon } from "../ui/icon";
import { chevronDownIconPath } from "../ui/icon-paths";
import styles from "./select-field.module.css";

type Option = { value: string; name: string; count?: number | undefined };
type Props = {
  label: string;
  name: string;
  value: string;
  options: Option[];
  choose: (value: string) => void;
};

// The number of results of an option is no part of its name.
export function SelectField({ label, name, value, options, choose }: Props) {
  const id = useId();
  const { t } = useText();
  const select = useChosenEarly(value, choose);
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <span>
        <select
          ref={select}
          className={styles.box}
          id={id}
          name={name}
          value={value}
          autoComplete="off"
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              data-count={option.count}
              title={
                option.count === undefined ? undefined : t("resultsCount", { count: option.count })
              }
            >
              {option.name}
            </option>
          ))}
        </select>
        <Icon path={chevronDownIconPath} />
      </span>
    </div>
  );
}

// A choice before hydration: React gets no event of it, and the next render would undo it. So it is read before that
// render, and made once effects run, since the router follows the address from its own effect on.
function useChosenEarly(value: string, choose: (value: string) => void) {
  const select = useRef<HTMLSelectElement>(null);
  const early = useRef<string>(undefined);
  const chooseEarly = useEffectEvent(() => {
    if (early.current !== undefined && early.current !== value) choose(early.current);
  });
  useLayoutEffect(() => {
    early.current = select.current?.value;
  }, []);
  useEffect(() => chooseEarly(), []);
  return select;
}
