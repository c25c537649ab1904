import { useId } from "react";
import form from "../forms/form.module.css";
import { useText } from "../text-provider";
import { useLazyModule } from "../ui/use-lazy-module";
import type { useGiftFields } from "./use-gift-fields";

// Turns the form of prices into one for somebody else; the fields' code is loaded then.
export function GiftSwitch({ gift }: { gift: ReturnType<typeof useGiftFields> }) {
  const { t } = useText();
  const id = useId();
  const parts = useLazyModule(gift.on, () => import("./gift-fields"));
  return (
    <>
      <div className={form.check}>
        <label htmlFor={id}>
          <input
            type="checkbox"
            id={id}
            checked={gift.on}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => gift.turn(target.checked)}
          />
          <b>{t("paymentGive")}</b>
        </label>
        <p id={`${id}-hint`} className={form.hint}>
          {t("paymentGiveHint")}
        </p>
      </div>
      {gift.on && parts && <parts.GiftFields gift={gift} />}
    </>
  );
}
