import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "../text-provider";
import { Icon } from "../ui/icon";
import { calendarEventIconPath } from "../ui/icon-paths";
import { useLazyModule } from "../ui/use-lazy-module";
import formStyles from "./form.module.css";
import type { SelectableDateRange } from "./calendar";
import styles from "./date-picker-button.module.css";

type Props = {
  label: string;
  day: number | undefined;
  days: SelectableDateRange | undefined;
  choose: (day: number) => void;
};

/** Opens a calendar, whose code is loaded when it is opened first. */
export function DatePickerButton({ label, day, days, choose }: Props) {
  const { t, locale } = useText();
  const [open, setOpen] = useState(false);
  const parts = useLazyModule(open, () => import("./calendar"));
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useClickOutside(place, open, () => setOpen(false));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, pressed on a control inside.
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
        <Icon path={calendarEventIconPath} />
      </button>
      {open && parts && (
        <div className={styles.calendar}>
          <parts.Calendar
            day={day}
            days={days}
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

function useClickOutside(place: RefObject<HTMLElement | null>, active: boolean, close: () => void) {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!active) return;
    const check = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) closeNow();
    };
    addEventListener("pointerdown", check);
    addEventListener("focusin", check);
    return () => {
      removeEventListener("pointerdown", check);
      removeEventListener("focusin", check);
    };
  }, [place, active]);
}
