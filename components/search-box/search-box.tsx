import { type RefObject, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { normalizeQuery } from "@/lib/urls/search-url-params";
import { rememberSearch } from "@/lib/search/recent-searches.browser";
import { useText } from "../text-provider";
import { useAreTextsLoaded } from "../use-are-texts-loaded";
import { setFieldTextDirection, setSearchFieldText } from "./search-field-text";
import { ForgetRecentSearchButtons } from "./forget-recent-search-buttons";
import { suggestionListKeyAction } from "./suggestion-list-key-action";
import { SuggestionList } from "./suggestion-list";
import { useComboboxAttributes } from "./use-combobox-attributes";
import { useSearchFieldEvents } from "./use-search-field-events";
import { useSearchSuggestionOptions } from "./use-search-suggestion-options";
import { usePopupHeight } from "./use-popup-height";
import { useStartSearch } from "./use-start-search";
import { useStatusAnnouncement } from "./use-status-announcement";
import styles from "./search-box.module.css";

// What the search field of every page becomes once it has had the focus: docs/behaviour.md BE-280. The field stays
// the one that the page came with, so that nothing typed before is lost.
export function SearchBox({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { t } = useText();
  const listId = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [isWanted, want] = useState(false);
  const [activeKey, setActiveKey] = useState<string>();
  const startSearch = useStartSearch();
  const hasTexts = useAreTextsLoaded("laterSearchSuggestions", isWanted);
  const found = useSearchSuggestionOptions(isWanted);
  const { typed, options, recents, isLimited } = found;

  const isOpen = isWanted && hasTexts && (options.length > 0 || isLimited);
  const hasList = isOpen && options.length > 0;
  const active = hasList ? options.findIndex(({ key }) => key === activeKey) : -1;
  const idOf = (at: number) => `${listId}-${at}`;
  const { status, announce } = useStatusAnnouncement(sentence());
  useComboboxAttributes(field, {
    name: hasTexts ? t("laterSearchSuggestions") : undefined,
    listId: hasList ? listId : undefined,
    activeId: active === -1 ? undefined : idOf(active),
  });
  usePopupHeight(popup, isOpen);
  useSearchFieldEvents(field, {
    onInput: type,
    onFocus: open,
    onLeave: close,
    onSubmit: () => run(field.current?.value ?? ""),
    onKey: (event) => (event.target === field.current ? pressInField(event) : pressBeside(event)),
  });

  function sentence(): string {
    if (!isOpen) return "";
    if (isLimited) return t("laterSearchBusy");
    return t("laterSearchCount", { count: options.length });
  }
  function type() {
    const input = field.current;
    if (!input) return;
    found.type(input.value);
    setActiveKey(undefined);
    if (document.activeElement === input) open();
    setFieldTextDirection(input);
  }
  function open() {
    if (isWanted) return;
    found.readRecents();
    // The page may have put its search into the field.
    found.type(field.current?.value ?? "");
    want(true);
  }
  function close() {
    want(false);
    setActiveKey(undefined);
  }
  function run(text: string) {
    const query = normalizeQuery(text);
    if (query === "") return;
    rememberSearch(query);
    setSearchFieldText(field.current, query);
    finish();
    startSearch(query);
  }
  function finish() {
    // At once: an open list holds the field open.
    flushSync(close);
    field.current?.blur();
    found.type(field.current?.value ?? "");
  }
  function forget(query: string) {
    found.forget(query);
    announce(t("laterSearchForgotten", { query }));
  }
  function forgetAll() {
    found.forgetAll();
    announce(t("laterSearchAllForgotten"));
  }

  function pressInField(event: KeyboardEvent) {
    const key = suggestionListKeyAction(event, { isOpen, isActive: active !== -1 });
    if (key === undefined) {
      // The form empties the field.
      if (event.key === "Escape") found.type("");
      return;
    }
    event.preventDefault();
    if (key === "close") {
      event.stopPropagation();
      return close();
    }
    open();
    if (key === "choose") document.getElementById(idOf(active))?.click();
    else if (key === "forget") forgetActive();
    else if (key !== "open") goTo(indexAfter(key));
  }
  function indexAfter(key: "first" | "last" | "next" | "previous"): number {
    if (key === "first") return 0;
    if (key === "last") return options.length - 1;
    if (key === "next") return active + 1;
    return active === -1 ? options.length - 1 : active - 1;
  }
  // Beyond either end no option is active, and the text is what counts.
  function goTo(at: number) {
    setActiveKey(options[at]?.key);
  }
  function forgetActive() {
    const option = options[active];
    if (option?.kind !== "recent") return;
    goTo(active + 1);
    forget(option.query);
  }
  function pressBeside(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    field.current?.focus();
    close();
  }

  return (
    <div
      ref={popup}
      className={isOpen ? styles.popup : "sr"}
      role="presentation"
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {hasList && (
        <SuggestionList
          id={listId}
          groups={found.groups}
          typed={typed}
          active={active}
          idOf={idOf}
          onQuery={run}
          onTitle={finish}
        />
      )}
      {hasList && recents.length > 0 && (
        <ForgetRecentSearchButtons
          recents={recents}
          field={field}
          onForget={forget}
          onForgetAll={forgetAll}
        />
      )}
      <p role="status" className={isOpen && isLimited ? styles.sentence : "sr"}>
        {status}
      </p>
    </div>
  );
}
