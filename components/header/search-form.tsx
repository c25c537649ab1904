"use client";

import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { PartErrorBoundary } from "../part-error-boundary";
import { useText } from "../text-provider";
import { Icon } from "../ui/icon";
import { arrowLeftIconPath, searchIconPath, xIconPath } from "../ui/icon-paths";
import { isComposingKey } from "../ui/is-composing";
import { useLazyModule } from "../ui/use-lazy-module";
import { isSearchFieldHidden, setSearchFieldText } from "../search-box/search-field-text";
import styles from "./search-form.module.css";
import { useAddressQuery } from "./use-address-query";
import { useSearchShortcut } from "./use-search-shortcut";

const maxQueryLength = 250;

// A plain form, which works without scripts. Narrow windows show only its button: submitting it with an
// empty field makes the browser focus the invalid field, and the focus opens it. What a search offers while one types
// comes with the first focus.
export function SearchForm() {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [hasFocus, setFocus] = useState(false);
  const query = useAddressQuery(field);
  // Without a network the next focus tries again.
  const later = useLazyModule(
    hasFocus,
    () => import("../search-box/search-box"),
    () => setFocus(false),
  );
  useSearchShortcut(field);
  // It may have had the focus before React came.
  useEffect(() => setFocus(document.activeElement === field.current), []);
  const open = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault();
    event.currentTarget.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Escape" || isComposingKey(event.nativeEvent)) return;
    event.currentTarget.value = "";
    button.current?.focus();
  };
  // It would search for a text that is not visible.
  const openHidden = (event: MouseEvent) => {
    if (!isSearchFieldHidden(field.current)) return;
    event.preventDefault();
    field.current?.focus();
  };
  const putText = (text: string) => {
    setSearchFieldText(field.current, text);
    field.current?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const clear = () => {
    field.current?.focus();
    putText("");
  };
  const close = () => {
    field.current?.blur();
    putText(query);
    button.current?.focus();
  };
  return (
    <div className={styles.place}>
      <form role="search" className={styles.form} action="/search">
        <button
          ref={button}
          className={styles.button}
          aria-label={t("search")}
          onMouseDown={preventFocusLoss}
          onClick={openHidden}
        >
          <Icon path={searchIconPath} />
        </button>
        {/* Without scripts it opens the field that has a text. */}
        <label className={styles.opener} htmlFor={id}>
          {t("search")}
        </label>
        <div className={styles.box}>
          {hasFocus && (
            <button
              type="button"
              className={styles.close}
              aria-label={t("close")}
              onMouseDown={preventFocusLoss}
              onClick={close}
            >
              <Icon path={arrowLeftIconPath} arrow />
            </button>
          )}
          <input
            ref={field}
            id={id}
            className={styles.field}
            defaultValue={query}
            dir={query ? "auto" : undefined}
            type="search"
            name="q"
            aria-label={t("search")}
            aria-keyshortcuts="/"
            placeholder={t("search")}
            required
            pattern=".*\S.*"
            maxLength={maxQueryLength}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={() => setFocus(true)}
            onInvalid={open}
            onKeyDown={handleKey}
          />
          <button
            type="button"
            className={styles.clear}
            aria-label={t("clearText")}
            onMouseDown={preventFocusLoss}
            onClick={clear}
          >
            <Icon path={xIconPath} />
          </button>
        </div>
        {later && (
          <PartErrorBoundary part="suggestions" instead={null}>
            <later.SearchBox field={field} />
          </PartErrorBoundary>
        )}
      </form>
    </div>
  );
}

// The field keeps the focus, and a phone its keyboard.
function preventFocusLoss(event: MouseEvent): void {
  event.preventDefault();
}

// In the place of a form that cannot be rendered.
export function SearchLink() {
  const { t } = useText();
  return (
    <a className="link" href="/search">
      {t("search")}
    </a>
  );
}
