import { lazy, type ReactNode } from "react";
import type { RowState } from "@/store/sections/sections-slice";
import { tabId } from "../../ui/tab-id";
import "../../ui/tabs.module.css";
import styles from "./section-tabs.module.css";

// Their style comes with every page, their code when a row with tabs hydrates.
const Tabs = lazy(async () => ({ default: (await import("../../ui/tabs")).Tabs }));

type Props = { row: RowState; choose: (tab: string) => void; inset?: boolean };

const idsOf = ({ token }: RowState) => ({ ids: `tab-${token}`, panel: `panel-${token}` });

export function SectionTabs({ row, choose, inset }: Props) {
  const { tabs, selectedTab, name } = row;
  if (!tabs?.length) return null;
  return (
    <Tabs
      {...idsOf(row)}
      tabs={tabs.map((each) => ({ tab: each.token, name: each.name }))}
      selected={selectedTab}
      label={name}
      className={inset ? "wrap" : undefined}
      choose={choose}
    />
  );
}

export function SectionTabPanel({ row, children }: { row: RowState; children: ReactNode }) {
  const { tabs, selectedTab, showFilters, stale = false } = row;
  if (!tabs?.length && !showFilters) return children;
  if (!tabs?.length)
    return (
      <div aria-busy={stale} className={styles.panel}>
        {children}
      </div>
    );
  const { ids, panel } = idsOf(row);
  return (
    <div
      role="tabpanel"
      id={panel}
      aria-labelledby={tabId(ids, selectedTab)}
      aria-busy={stale}
      className={styles.panel}
    >
      {children}
    </div>
  );
}
