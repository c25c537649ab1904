import { type RefObject, useLayoutEffect } from "react";

type Combobox = {
  // The box's name, once its words are known.
  name: string | undefined;
  // The id of the list while it is shown.
  listId: string | undefined;
  activeId: string | undefined;
};

// The field stays a searchbox, as the page's words promise, in an element that is the combobox: the pattern of ARIA
// 1.1, which lets a combobox hold a searchbox. docs/decisions/0053-the-search-box.md
export function useComboboxAttributes(
  field: RefObject<HTMLInputElement | null>,
  box: Combobox,
): void {
  const { name, listId, activeId } = box;
  useLayoutEffect(() => {
    const input = field.current;
    if (!input || name === undefined) return;
    if (input.parentElement) {
      setAttributes(input.parentElement, {
        role: "combobox",
        "aria-label": name,
        "aria-haspopup": "listbox",
        "aria-expanded": String(listId !== undefined),
        "aria-controls": listId,
        "aria-owns": listId,
      });
    }
    setAttributes(input, {
      "aria-autocomplete": "list",
      "aria-controls": listId,
      "aria-activedescendant": activeId,
    });
  }, [field, name, listId, activeId]);
  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
}

function setAttributes(element: Element, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
