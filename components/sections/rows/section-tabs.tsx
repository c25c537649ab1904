import type { KeyboardEvent, ReactNode } from "react";
import type { Row } from "@/store/sections/sections-slice";
import { classNames } from "../../ui/class-names";
import styles from "./section-tabs.module.css";

type Props = { row: Row; choose: (tab: string) => void; inset?: boolean };

export function SectionTabs({ row, choose, inset }: Props) {
  const { tabs, selectedTab, token } = row;
  if (!tabs?.length) return null;
  return (
    <div role="tablist" aria-label={row.name} className={classNames(styles.tabs, inset && "wrap")}>
      {tabs.map((tab) => (
        <button
          key={tab.token}
          type="button"
          role="tab"
          id={`tab-${token}-${tab.token}`}
          aria-selected={tab.token === selectedTab}
          aria-controls={`panel-${token}`}
          tabIndex={tab.token === selectedTab ? 0 : -1}
          onClick={() => choose(tab.token)}
          onKeyDown={moveByArrows}
        >
          {tab.name}
        </button>
      ))}
    </div>
  );
}

export function TabPanel({ row, children }: { row: Row; children: ReactNode }) {
  const { tabs, token, selectedTab, status } = row;
  if (!tabs?.length) return children;
  return (
    <div
      role="tabpanel"
      id={`panel-${token}`}
      aria-labelledby={`tab-${token}-${selectedTab}`}
      aria-busy={status === "pending"}
      className={styles.panel}
    >
      {children}
    </div>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const list = event.currentTarget.closest("[role=tablist]");
  const tabs = [...(list?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (at < 0 || step === undefined) return;
  event.preventDefault();
  const next = tabs[(at + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}
