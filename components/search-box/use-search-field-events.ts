import { isComposingKey } from "../ui/is-composing";
import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

type FieldEvents = {
  // Once at the start, too: something may have been typed before.
  onInput: () => void;
  onFocus: () => void;
  // The focus has left the field and what belongs to it.
  onLeave: () => void;
  onSubmit: () => void;
  onKey: (event: KeyboardEvent) => void;
};

// What happens to the field and its form, which are drawn elsewhere.
export function useSearchFieldEvents(
  field: RefObject<HTMLInputElement | null>,
  handlers: FieldEvents,
): void {
  const onInput = useEffectEvent(handlers.onInput);
  const onFocus = useEffectEvent(handlers.onFocus);
  const onLeave = useEffectEvent(handlers.onLeave);
  const onSubmit = useEffectEvent(handlers.onSubmit);
  const onKey = useEffectEvent(handlers.onKey);
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    onInput();
    const { form } = input;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    input.addEventListener("input", () => onInput(), options);
    input.addEventListener("focus", () => onFocus(), options);
    input.addEventListener("click", () => onFocus(), options);
    form?.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) onLeave();
      },
      options,
    );
    form?.addEventListener(
      "submit",
      (event) => {
        event.preventDefault();
        onSubmit();
      },
      options,
    );
    form?.addEventListener(
      "keydown",
      (event) => {
        if (!isComposingKey(event)) onKey(event);
      },
      options,
    );
    return () => controller.abort();
  }, [field]);
}
