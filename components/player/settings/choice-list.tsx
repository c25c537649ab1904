import { Icon } from "../../ui/icon";
import { chevronLeftIconPath } from "../../ui/icon-paths";
import { checkIconPath } from "../../ui/notice-icons";
import styles from "./settings.module.css";

type Props<Value extends string | number> = {
  title: string;
  choices: readonly { value: Value; name: string }[];
  chosen: Value;
  choose: (value: Value) => void;
  back: () => void;
};

export function ChoiceList<Value extends string | number>(props: Props<Value>) {
  const { title, choices, chosen, choose, back } = props;
  return (
    <>
      <button type="button" role="menuitem" tabIndex={-1} className={styles.back} onClick={back}>
        <Icon path={chevronLeftIconPath} arrow />
        {title}
      </button>
      {choices.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={value === chosen}
          tabIndex={-1}
          onClick={() => {
            choose(value);
            back();
          }}
        >
          <i>{value === chosen && <Icon path={checkIconPath} />}</i>
          {name}
        </button>
      ))}
    </>
  );
}
