import type { KeyboardEvent } from "react";
import { classNames } from "./class-names";
import { tabId } from "./tab-id";
import styles from "./tabs.module.css";

type Props<Tab extends string> = {
  tabs: readonly { tab: Tab; name: string }[];
  selected: Tab | undefined;
  /** With it the ids of the tabs begin. */
  ids: string;
  /** The id of the panel that the tabs change. */
  panel: string;
  label?: string;
  className?: string | undefined;
  choose: (tab: Tab) => void;
};

export function Tabs<Tab extends string>(props: Props<Tab>) {
  const { tabs, selected, ids, panel, label, className, choose } = props;
  return (
    <div role="tablist" aria-label={label} className={classNames(styles.tabs, className)}>
      {tabs.map(({ tab, name }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(ids, tab)}
          aria-selected={tab === selected}
          aria-controls={panel}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => choose(tab)}
          onKeyDown={moveByArrows}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

// From tab to tab, round; the one that is reached is chosen.
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.parentElement;
  const tabs = [...(list?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const next = tabs.at(to % tabs.length);
  next?.focus();
  next?.click();
}
