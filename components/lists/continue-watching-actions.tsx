import type { CardView } from "@/lib/sections/card-view";
import type { ContinueWatchingChoice } from "@/store/continue-watching-choices";
import { useAppDispatch } from "@/store/hooks";
import { toastAdded } from "@/store/toasts/toasts-slice";
import { useText } from "../text-provider";
import { Icon } from "../ui/icon";
import { xIconPath } from "../ui/icon-paths";
import { circleCheckIconPath } from "../ui/notice-icons";
import styles from "./card-quick-actions.module.css";

const choices = [
  ["watched", circleCheckIconPath],
  ["removed", xIconPath],
] as const;

// Of a card in the row of films to continue; what they do comes with the first press.
export function ContinueWatchingActions({ card }: { card: CardView }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const choose = async (choice: ContinueWatchingChoice, button: HTMLElement) => {
    try {
      const { continueWatchingChoiceMade } = await import("@/store/continue-watching-choices");
      // The card goes away with its button, and would take the focus along.
      if (button.contains(document.activeElement)) focusBeside(button, choice);
      dispatch(continueWatchingChoiceMade({ choice, card }));
    } catch {
      dispatch(toastAdded({ type: "error", message: t("rowFailed") }));
    }
  };
  const names = { watched: t("markAsWatched"), removed: t("removeFromContinue") };
  return choices.map(([choice, icon]) => (
    <button
      key={choice}
      type="button"
      className={`${styles.choice} ${styles.action}`}
      data-choice={choice}
      aria-label={names[choice]}
      onClick={({ currentTarget }) => void choose(choice, currentTarget)}
    >
      <Icon path={icon} />
    </button>
  ));
}

function focusBeside(button: Element, choice: ContinueWatchingChoice): void {
  const item = button.closest("li");
  const beside = [item?.nextElementSibling, item?.previousElementSibling]
    .map((other) => other?.querySelector<HTMLElement>(`[data-choice="${choice}"]`))
    .find(Boolean);
  (beside ?? document.getElementById("main"))?.focus({ preventScroll: !beside });
}
