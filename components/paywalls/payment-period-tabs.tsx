import type { PeriodTab } from "@/lib/payment/period-tabs";
import { useText } from "../text-provider";
import { Tabs } from "../ui/tabs";

type Props = {
  tabs: readonly PeriodTab[];
  selected: PeriodTab;
  /** The id of the panel that the tabs change. */
  panel: string;
  choose: (tab: PeriodTab) => void;
};

const names: Record<PeriodTab, string> = {
  all: "paymentAll",
  year: "paymentTabYear",
  month: "paymentTabMonth",
  week: "paymentTabWeek",
  once: "paymentTabOnce",
};

export function PaymentPeriodTabs({ tabs, panel, ...rest }: Props) {
  const { t } = useText();
  return (
    <Tabs
      {...rest}
      tabs={tabs.map((tab) => ({ tab, name: t(names[tab]) }))}
      ids={panel}
      panel={panel}
      label={t("paymentPeriods")}
    />
  );
}
