import { useRef, useState } from "react";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { outlineCalendarEvent } from "../../ui/icon-paths";
import { useLater } from "../../ui/use-later";
import formStyles from "../form/form.module.css";
import styles from "./calendar-button.module.css";
import { useOutside } from "./use-outside";

type Props = { label: string; day: number | undefined; choose: (day: number) => void };

/** For those who would rather point; the calendar comes when it is asked for. */
export function CalendarButton({ label, day, choose }: Props) {
  const { t, locale } = useText();
  const [open, setOpen] = useState(false);
  const parts = useLater(open, () => import("./calendar"));
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutside(place, open, () => setOpen(false));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      ref={place}
      className={styles.place}
      onKeyDown={({ key }) => {
        if (key === "Escape" && open) close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={formStyles.eye}
        aria-label={`${label}: ${t("accountChoose")}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon path={outlineCalendarEvent} />
      </button>
      {open && parts && (
        <div className={styles.calendar}>
          <parts.Calendar
            day={day}
            language={locale}
            choose={(chosen) => {
              choose(chosen);
              close();
            }}
          />
        </div>
      )}
    </div>
  );
}
